import { spawnSync } from "node:child_process";

test.each([
  ["a program that is killed", "({ run }) => succeed(run('sh', ['-c', 'kill -9 $$']))", 1],
  ["work that never ends", "() => new Promise(() => {})", 1],
  ["Ctrl-C", "async () => process.emit('SIGINT') && new Promise(() => setInterval(() => {}))", 130],
  ["a failure that is only counted", "async () => (process.exitCode = 1)", 1],
  ["no failure", "async () => {}", 0],
])("after %s, a command ends with the right code", (_, work, code) => {
  const script = `const { command, succeed } = require("./scripts/lib/command"); command(${work});`;
  expect(spawnSync("node_modules/.bin/tsx", ["-e", script]).status).toBe(code);
});
