"""Things that fall and come to rest, so that heaps lie as heaps do."""

import bpy


def settle(objects, solid=(), frames=75):
    """Let objects fall on the ground (z = 0) and on solid ones, and leave them where they come to rest."""
    scene = bpy.context.scene
    bpy.ops.mesh.primitive_plane_add(size=400)
    ground = bpy.context.object
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame = 8
    world.solver_iterations = 20
    world.point_cache.frame_end = frames
    scene.gravity = (0, 0, -60)
    for ob in (*objects, *solid, ground):
        with bpy.context.temp_override(object=ob, active_object=ob, selected_objects=[ob]):
            bpy.ops.rigidbody.object_add()
        body = ob.rigid_body
        moves = ob in objects
        body.type = "ACTIVE" if moves else "PASSIVE"
        body.collision_shape = "CONVEX_HULL" if moves else "MESH"
        body.use_margin = True
        body.collision_margin = 0.01 if moves else 0.0
        body.friction, body.restitution = 0.9, 0.0
        body.linear_damping, body.angular_damping = 0.25, 0.5
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    rest = [ob.evaluated_get(graph).matrix_world.copy() for ob in objects]
    for ob in (*objects, *solid):
        with bpy.context.temp_override(object=ob, active_object=ob, selected_objects=[ob]):
            bpy.ops.rigidbody.object_remove()
    bpy.ops.rigidbody.world_remove()
    bpy.data.objects.remove(ground)
    scene.frame_set(1)
    for ob, matrix in zip(objects, rest):
        ob.matrix_world = matrix
