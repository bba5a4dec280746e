"""The program's account: what it is called, which keys it has, and who trusts them."""

import asyncio
import shutil

from plays import signed_devices


async def reset(world, bot):
    """Runs `parlour matrix reset-identity`."""
    secrets = {f"PARLOUR_MATRIX_{key}": value for key, value in bot.secrets.items()}
    return await asyncio.to_thread(bot.run, "matrix", "reset-identity", environment=secrets)


async def it_gives_itself_a_name_and_a_picture(world):
    ann, bob = await world.people("ann", "bob")
    await asyncio.to_thread(world.homeserver.register, "named")
    picture = world.folder / "picture.png"
    await asyncio.to_thread(world.bot.command, "render", "--game", "sfirs", "--size", "120", "--out", str(picture))
    named = world.another_bot("named", secrets={"PASSWORD": "named"}, matrix=f'name = "Game Master"\navatar = "{picture}"')
    await world.start(named)
    for player in (ann, bob):
        player.bot = named.user
    room = await ann.open_room("Named", [bob])
    greeting = await ann.expect(room, "I host board games here")
    assert "Game Master" in greeting.body, greeting
    profile = await ann.client.get_profile(named.user)
    assert profile.displayname == "Game Master", profile
    assert (await ann.client.download(mxc=profile.avatar_url)).body == picture.read_bytes()
    await ann.ask(room, "game master: help move", "Play your turn")
    # Somebody gives it another one while it runs; it answers to that.
    token = await asyncio.to_thread(world.homeserver.login, "named")
    path = f"/_matrix/client/v3/profile/{named.user}/displayname"
    await asyncio.to_thread(world.homeserver.request, "PUT", path, {"displayname": "Umpire"}, token)
    await ann.wait(lambda: ann.client.rooms[room].users[named.user].display_name == "Umpire", "the new name")
    await ann.ask(room, "umpire: help move", "Play your turn")


async def keys_that_another_client_made_can_be_replaced(world):
    await asyncio.to_thread(world.homeserver.register, "foreign")
    first = world.another_bot("foreign", secrets={"PASSWORD": "foreign"})
    first.start()
    await world.until(lambda: signed_devices(world, first), "signing keys that another client made")
    await first.stop()
    # Somebody begins anew without the key, which lay there: the way out is named, by the log and by the check.
    shutil.rmtree(first.folder / "store")
    first.start()
    await world.until(lambda: "reset-identity" in first.says(), "the way out in the log")
    assert "matrix.recovery_key_file" in first.says()
    await first.stop()
    environment = {"PARLOUR_MATRIX_PASSWORD": "foreign"}
    said = await asyncio.to_thread(first.run, "check", environment=environment, status=1)
    assert "reset-identity" in said, said
    await reset(world, first)
    said = await asyncio.to_thread(first.run, "check", environment=environment)
    await world.start(first)
    assert await asyncio.to_thread(signed_devices, world, first), first.says()


async def the_old_device_of_a_lost_store_is_removed(world):
    await asyncio.to_thread(world.homeserver.register, "forgetful")
    bot = world.another_bot("forgetful", secrets={"PASSWORD": "forgetful", "RECOVERY_KEY": "a long passphrase to recover by"})
    await world.start(bot)
    [old] = await asyncio.to_thread(signed_devices, world, bot)
    await bot.stop()
    for file in (bot.folder / "store").rglob("*"):
        assert file.is_dir() or file.stat().st_mode & 0o777 == 0o600, file
    shutil.rmtree(bot.folder / "store")
    bot.start()
    path = f"/_synapse/admin/v2/users/{bot.user}/devices"

    def devices():
        listed = world.homeserver.request("GET", path, token=world.admin)["devices"]
        return [device["device_id"] for device in listed]

    await world.until(lambda: old not in devices() and signed_devices(world, bot), "the old device's going")


TESTS = [
    it_gives_itself_a_name_and_a_picture,
    keys_that_another_client_made_can_be_replaced,
    the_old_device_of_a_lost_store_is_removed,
]
