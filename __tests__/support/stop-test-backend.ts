import "./start-test-backend";

/** Jest's globalTeardown: closing the input stops the backend, which deletes its data. */
export default async function stopTestBackend(): Promise<void> {
  const child = globalThis.testBackendProcess;
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.stdin?.end();
  await ended;
}
