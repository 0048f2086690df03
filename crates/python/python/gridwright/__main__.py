"""``python -m gridwright`` is the command ``gridwright``."""

import sys

from gridwright._command import main

sys.exit(main())
