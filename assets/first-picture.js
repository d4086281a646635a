// Flutter's first frame is a bare "Working..." on white: our picture stays until the app's first screen is drawn.
globalThis.firstPicture = {
  // A frame of Flet starts with 0, 0x92 and the number of what it is: 1 greets, 2 changes the screen.
  frame(bytes) {
    this.leave(bytes[2] === 2 ? 200 : 600);
  },
  leave(delay) {
    const gone = () => {
      const picture = document.getElementById('first-picture');
      picture?.classList.add('gone');
      setTimeout(() => picture?.remove(), 200);
    };
    // A slow machine draws late: frames are waited for, not only time.
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(gone, delay))), delay);
  },
};
