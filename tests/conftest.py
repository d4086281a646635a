"""How hard hypothesis looks: quickly and the same each time, or long with HYPOTHESIS_PROFILE=soak."""

import os

from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("default", max_examples=40, deadline=None, suppress_health_check=slow)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, database=None)
settings.register_profile("soak", settings.get_profile("default"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "default"))
