// Compiles Python's sources with the very Python that runs them in the browser, in Node.
//
//   node compile.mjs PYODIDE_FOLDER  <files as JSON {path: source}>  >files as JSON {path: base64}
//
// What only a reader needs, the docstrings, is left out.
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide({
  indexURL: `${folder}/`,
  lockFileContents: { info: { abi_version: '2026_0' }, packages: {} },
  packageBaseUrl: '/',
});
python.globals.set('given', await text(process.stdin));
const compiled = python.runPython(`
import ast, base64, json
from importlib._bootstrap_external import _code_to_hash_pyc

def without_docstrings(tree):
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) or not body:
            continue
        first = body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
            # An empty body would be no Python any more.
            node.body = body[1:] or [ast.Pass(lineno=first.lineno, col_offset=first.col_offset)]
    return ast.fix_missing_locations(tree)

def compiled(path, source):
    code = compile(without_docstrings(ast.parse(source)), "/python.zip/" + path, "exec", dont_inherit=True)
    return base64.b64encode(_code_to_hash_pyc(code, bytes(8), checked=False)).decode()

json.dumps({path + "c": compiled(path, source) for path, source in json.loads(given).items()})
`);
process.stdout.write(compiled);
