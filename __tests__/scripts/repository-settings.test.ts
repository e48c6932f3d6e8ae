/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  applySettings,
  type CallApi,
  missingSettings,
} from "../../scripts/lib/repository-settings";

interface Ruleset {
  id: number;
  name: string;
  rules: { type: string; parameters?: Record<string, unknown> }[];
}

interface Repository {
  call: CallApi;
  rulesets: Ruleset[];
  environments: { name: string; deployment_branch_policy: object | null }[];
  policies: { name: string }[];
  errors: { message: string }[];
  workflow: object;
}

/** A fake of GitHub's API with the settings of a new repository. */
function newRepository(): Repository {
  const repository: Repository = {
    rulesets: [],
    environments: [],
    policies: [],
    errors: [],
    workflow: {},
    call(method, address, sent) {
      const body = sent && (JSON.parse(JSON.stringify(sent)) as object);
      const { rulesets, environments, policies, errors } = repository;
      switch (`${method} ${address.replace(/\d+/, "N")}`) {
        case "GET rules/branches/main":
          return rulesets.flatMap(({ rules }) => rules);
        case "GET environments":
          return { environments };
        case "GET environments/production/deployment-branch-policies":
          return { branch_policies: policies };
        case "GET codeowners/errors":
          return { errors };
        case "GET rulesets":
          return rulesets;
        case "PUT actions/permissions/workflow":
          return void (repository.workflow = body ?? {});
        case "PUT environments/production":
          return void (repository.environments = [
            { name: "production", ...(body as { deployment_branch_policy: object }) },
          ]);
        case "POST environments/production/deployment-branch-policies":
          return void policies.push(body as { name: string });
        case "POST rulesets":
          return void rulesets.push({ id: 1, ...(body as Omit<Ruleset, "id">) });
        case "PUT rulesets/N":
          return void rulesets.splice(0, 1, { id: 1, ...(body as Omit<Ruleset, "id">) });
        default:
          throw new Error(`The fake does not know ${method} ${address}.`);
      }
    },
  };
  return repository;
}

let repository: Repository;

beforeEach(() => {
  repository = newRepository();
});

test("a new repository lacks every setting", () => {
  expect(missingSettings(repository.call)).toEqual([
    expect.stringContaining('"deletion" of main is missing'),
    expect.stringContaining('"non_fast_forward" of main'),
    expect.stringContaining('"pull_request" of main'),
    expect.stringContaining('"required_status_checks" of main'),
    expect.stringContaining('"production" is open to every branch'),
  ]);
});

test("nothing is missing after the settings are applied, once or twice", () => {
  applySettings(repository.call);
  expect(missingSettings(repository.call)).toEqual([]);
  applySettings(repository.call);
  expect(missingSettings(repository.call)).toEqual([]);
  expect([repository.rulesets.length, repository.policies]).toEqual([1, [{ name: "main" }]]);
  expect(repository.workflow).toMatchObject({ default_workflow_permissions: "read" });
});

describe("a changed setting is reported:", () => {
  const ruleOf = (type: string) => {
    const rule = repository.rulesets[0]?.rules.find((each) => each.type === type);
    if (!rule) throw new Error(`There is no rule "${type}".`);
    return rule;
  };

  test.each<[string, string, () => unknown]>([
    [
      "code needs no review",
      '"pull_request" of main is missing or differs',
      () => (ruleOf("pull_request").parameters = { require_code_owner_review: false }),
    ],
    [
      "another check is required",
      '"required_status_checks" of main is missing or differs',
      () =>
        (ruleOf("required_status_checks").parameters = {
          required_status_checks: [{ context: "Other", integration_id: 15_368 }],
          strict_required_status_checks_policy: false,
        }),
    ],
    [
      "a second branch may use the secrets",
      "open to main, content",
      () => repository.policies.push({ name: "content" }),
    ],
    [
      "every branch may use the secrets",
      "open to every branch",
      () => (repository.environments = [{ name: "production", deployment_branch_policy: null }]),
    ],
    [
      "an owner does not exist",
      "CODEOWNERS has no effect: Unknown owner",
      () => repository.errors.push({ message: "Unknown owner" }),
    ],
  ])("%s", (_, message, change) => {
    applySettings(repository.call);
    change();
    expect(missingSettings(repository.call)).toEqual([expect.stringContaining(message)]);
  });
});

describe("the command", () => {
  let dir: string;

  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), "zahrelle-settings-"));
    applySettings(repository.call);
  });
  afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

  /** Runs the command with a stub of gh that answers with the settings of the repository. */
  function run(env: Record<string, string>) {
    const paths = [
      "rules/branches/main",
      "environments",
      "environments/production/deployment-branch-policies",
      "codeowners/errors",
    ];
    const answers = paths.map(
      (address) =>
        `"api --method GET repos/salon/website/${address}") echo '${JSON.stringify(repository.call("GET", address))}' ;;`,
    );
    const stub = ["#!/usr/bin/env bash", 'case "$*" in', ...answers, "*) exit 1 ;;", "esac"];
    fs.writeFileSync(path.join(dir, "gh"), stub.join("\n"), { mode: 0o755 });
    const script = path.resolve("scripts", "repository-settings.ts");
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", script], {
      encoding: "utf8",
      env: { PATH: `${dir}:${process.env["PATH"]}`, GH_REPO: "salon/website", ...env },
    });
    return [status, stdout + stderr];
  }

  test("succeeds if the settings are complete", () => {
    expect(run({ SECRETS_OUTSIDE: "false" })).toEqual([0, expect.stringContaining("complete")]);
  });

  test("fails if a setting is missing, or a secret is outside the environment", () => {
    repository.policies.push({ name: "content" });
    const [status, output] = run({ SECRETS_OUTSIDE: "true" });
    expect(status).toBe(1);
    expect(output).toContain("open to main, content");
    expect(output).toContain("can read a secret");
  });
});
