"""Run by Blender: builds and renders the shots of a job file, one after the other.

blender -b --factory-startup -P main.py -- JOBS.json
JOBS: {"scale": 1, "samples": 24, "work": DIR, "shots": [shot…]}; prints one line of JSON per shot.
"""

import importlib
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from lib import studio  # noqa: E402

FAMILIES = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "families.json")))
SIZES = {"1:1": (1200, 1200), "16:9": (1920, 1080), "4:5": (1200, 1500)}


def run(job):
    for shot in job["shots"]:
        t = time.time()
        try:
            studio.reset()
            module = importlib.import_module("models." + FAMILIES[shot["model"]])
            opts = getattr(module, shot["model"])({**shot["params"], "format": shot.get("format", "1:1")}) or {}
            opts.update({**studio.SIDES.get(shot["angle"], {}), **opts.get(shot["angle"], {})})
            w, h = SIZES[shot.get("format", "1:1")]
            opts["size"] = (round(w * job["scale"]), round(h * job["scale"]))
            import bpy

            bpy.context.view_layer.update()
            studio.turn(opts.get("turn", 0))
            bpy.context.view_layer.update()
            mid, seen, pts = studio.frame(shot, opts)
            studio.light(shot, opts, mid, seen, pts)
            d = os.path.join(job["work"], shot["name"])
            os.makedirs(d, exist_ok=True)
            samples = max(4, round(job["samples"] * opts.get("noise", 1)))
            f = studio.render(shot, opts, d, samples)
            print("STUDIO " + json.dumps({"name": shot["name"], "file": f, "seconds": round(time.time() - t, 1)}), flush=True)
        except Exception as e:
            traceback.print_exc()
            print("STUDIO " + json.dumps({"name": shot["name"], "error": repr(e)}), flush=True)


run(json.load(open(sys.argv[sys.argv.index("--") + 1])))
