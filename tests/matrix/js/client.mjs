// One person with the SDK of Element Web, its encryption in Rust, and only devices that their owners have signed.
// Orders come as lines of JSON on standard input; answers, and what is heard, go as lines of JSON to standard output.

import { createInterface } from "node:readline";

// The SDK writes its log to the console, which is to leave standard output alone.
globalThis.console = new console.Console(process.stderr);
const { ClientEvent, Filter, MatrixEventEvent, PendingEventOrdering, RoomEvent, RoomStateEvent, SyncState, createClient } =
    await import("matrix-js-sdk");
const { CryptoEvent, OnlySignedDevicesIsolationMode, VerificationPhase, VerificationRequestEvent, VerifierEvent } =
    await import("matrix-js-sdk/lib/crypto-api/index.js");

const [homeserver, user, password] = process.argv.slice(2);
const SAS = "m.sas.v1";

const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Waits until something holds that may change whenever `emitter` says `event`. */
async function until(emitter, event, holds) {
    for (;;) {
        const next = new Promise((resolve) => emitter.once(event, resolve));
        if (await holds()) return;
        await next;
    }
}

async function logIn() {
    const secret = { type: "m.login.password", identifier: { type: "m.id.user", user }, password };
    const { access_token: accessToken, user_id: userId, device_id: deviceId } =
        await createClient({ baseUrl: homeserver }).loginRequest(secret);
    const client = createClient({ baseUrl: homeserver, accessToken, userId, deviceId, verificationMethods: [SAS] });
    await client.initRustCrypto({ useIndexedDB: false });
    const crypto = client.getCrypto();
    crypto.setDeviceIsolationMode(new OnlySignedDevicesIsolationMode());
    await crypto.bootstrapCrossSigning({ authUploadDeviceSigningKeys: (request) => request(secret) });
    // One after the other, so that they are told in their order though some take longer to be decrypted.
    let told = Promise.resolve();
    client.on(RoomEvent.Timeline, (event, _room, toStart) => {
        if (!toStart) told = told.then(() => hear(client, event));
    });
    // As many events of a room as Synapse brings at once: what a client that is behind does not get then, it never gets.
    const filter = new Filter(userId);
    filter.setTimelineLimit(100);
    await client.startClient({ filter, pendingEventOrdering: PendingEventOrdering.Detached });
    await until(client, ClientEvent.Sync, () => client.getSyncState() === SyncState.Syncing);
    return client;
}

/** Tells of an event, and once more when it could not be read and then can. */
async function hear(client, event) {
    await client.decryptEventIfNeeded(event);
    const heard = event.getEffectiveEvent();
    // Relations stand outside of what is encrypted.
    const relation = event.getWireContent()["m.relates_to"];
    if (relation) heard.content = { ...heard.content, "m.relates_to": relation };
    const unreadable = event.isDecryptionFailure();
    tell({ room: event.getRoomId(), heard, encrypted: event.isEncrypted() && !unreadable, unreadable });
    if (unreadable) event.once(MatrixEventEvent.Decrypted, () => hear(client, event));
}

/** Waits until another one has answered a request to compare signs, and compares them. */
async function compare(request, other) {
    await until(request, VerificationRequestEvent.Change, () => request.phase >= VerificationPhase.Ready);
    if (request.phase === VerificationPhase.Cancelled) return { cancelled: request.cancellationCode };
    const verifier = await request.startVerification(SAS);
    let decimals;
    verifier.once(VerifierEvent.ShowSas, (shown) => {
        decimals = shown.sas.decimal;
        shown.confirm();
    });
    await verifier.verify();
    // The signature comes back by way of the homeserver.
    await until(client, CryptoEvent.UserTrustStatusChanged, async () =>
        (await client.getCrypto().getUserVerificationStatus(other)).isCrossSigningVerified(),
    );
    return { decimals };
}

async function decrypted(bytes, { key, iv, hashes }) {
    const { subtle } = globalThis.crypto;
    const hash = Buffer.from(await subtle.digest("SHA-256", bytes));
    if (!hash.equals(Buffer.from(hashes.sha256, "base64"))) throw new Error("not the file that was meant");
    const secret = await subtle.importKey("jwk", key, "AES-CTR", false, ["decrypt"]);
    const counter = Buffer.from(iv, "base64");
    return subtle.decrypt({ name: "AES-CTR", counter, length: 64 }, secret, bytes);
}

/** What can be asked of this person's client. */
const orders = {
    send: async (room, type, content) => (await client.sendEvent(room, type, content)).event_id,
    create: async (options) => (await client.createRoom(options)).room_id,
    join: async (room) => (await client.joinRoom(room)).roomId,
    /** Uses new keys from the next message on. */
    forgetKeys: (room) => client.getCrypto().forceDiscardSession(room),

    /** Waits until these people are in a room, or invited to it. */
    members: (room, wanted, membership) =>
        until(client, RoomStateEvent.Members, () => {
            const members = client.getRoom(room)?.getMembersWithMembership(membership) ?? [];
            return wanted.every((user) => members.some((member) => member.userId === user));
        }),

    /** A message as it is shown: its content after edits, and the signs at it with who put them there. */
    shown: (room, message) => {
        const event = client.getRoom(room).findEventById(message);
        const relations = client.getRoom(room).relations;
        const signs = relations.getChildEventsForEvent(message, "m.annotation", "m.reaction");
        const by = (events) => [...events].map((event) => event.getSender());
        const sorted = signs?.getSortedAnnotationsByKey() ?? [];
        return { content: event.getContent(), signs: Object.fromEntries(sorted.map(([key, events]) => [key, by(events)])) };
    },

    /** A file's bytes in base64. */
    file: async ({ url, file }) => {
        const address = client.mxcUrlToHttp(file?.url ?? url, undefined, undefined, undefined, true, true, true);
        const response = await fetch(address, { headers: { Authorization: `Bearer ${client.getAccessToken()}` } });
        if (!response.ok) throw new Error(`${response.status} for ${address}`);
        const bytes = await response.arrayBuffer();
        return Buffer.from(file ? await decrypted(bytes, file) : bytes).toString("base64");
    },

    /** Whether a client that leaves out unsigned devices lets each of somebody's devices read. */
    devices: async (other) => {
        const devices = (await client.getCrypto().getUserDeviceInfo([other], true)).get(other);
        const statuses = [...devices.keys()].map((id) => client.getCrypto().getDeviceVerificationStatus(other, id));
        return (await Promise.all(statuses)).map((status) => status.signedByOwner);
    },

    /** Asks somebody in a room to compare signs. */
    verify: async (room, other) => {
        await client.getCrypto().getUserDeviceInfo([other], true);
        return compare(await client.getCrypto().requestVerificationDM(other, room), other);
    },

    /** Asks a device of somebody to compare signs. */
    verifyDevice: async (other) => {
        const devices = (await client.getCrypto().getUserDeviceInfo([other], true)).get(other);
        const [device] = devices.keys();
        return compare(await client.getCrypto().requestDeviceVerification(other, device), other);
    },
};

const client = await logIn();
tell({ id: 0, result: client.getUserId() });
for await (const line of createInterface({ input: process.stdin })) {
    const { id, order, values } = JSON.parse(line);
    Promise.resolve()
        .then(() => orders[order](...values))
        .then((result) => tell({ id, result: result ?? null }))
        .catch((error) => tell({ id, error: String(error.stack ?? error) }));
}
process.exit();
