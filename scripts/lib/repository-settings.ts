/**
 * The settings of the GitHub repository that limit what a stolen token of the staff can do. docs/release.md lists them
 * with the others, and explains why each is needed.
 */

/** Calls GitHub's API: a method, a path below `repos/<owner>/<name>/`, and the body of the request. */
export type CallApi = (method: "GET" | "POST" | "PUT", path: string, body?: object) => unknown;

/** The environment with the secrets. */
const ENVIRONMENT = "environments/production";
const POLICIES = `${ENVIRONMENT}/deployment-branch-policies`;

/** The rules of `main`, as the API writes them. */
const RULES: readonly { type: string; parameters?: Readonly<Record<string, unknown>> }[] = [
  { type: "deletion" },
  { type: "non_fast_forward" },
  {
    type: "pull_request",
    parameters: {
      // Only what has an owner in .github/CODEOWNERS needs a review, so that the forms need none.
      required_approving_review_count: 0,
      require_code_owner_review: true,
      // A token of the staff may push to a branch that is approved.
      dismiss_stale_reviews_on_push: true,
      require_last_push_approval: false,
      required_review_thread_resolution: false,
    },
  },
  {
    type: "required_status_checks",
    parameters: {
      // 15368 is GitHub Actions: nobody else can report this check.
      required_status_checks: [{ context: "Content", integration_id: 15_368 }],
      strict_required_status_checks_policy: false,
    },
  },
];

/** Changes the settings. Needs the role Admin. */
export function applySettings(call: CallApi): void {
  call("PUT", "actions/permissions/workflow", {
    default_workflow_permissions: "read",
    can_approve_pull_request_reviews: true, // Also lets workflows open pull requests.
  });
  call("PUT", ENVIRONMENT, {
    deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
  });
  if (!policiesOf(call).includes("main")) call("POST", POLICIES, { name: "main" });
  const ruleset = {
    name: "main",
    target: "branch",
    enforcement: "active",
    conditions: { ref_name: { include: ["refs/heads/main"], exclude: [] } },
    rules: RULES,
    // Role 5 is Admin. An admin may merge a pull request that nobody else can review.
    bypass_actors: [{ actor_id: 5, actor_type: "RepositoryRole", bypass_mode: "pull_request" }],
  };
  const existing = call("GET", "rulesets") as { id: number; name: string }[];
  const id = existing.find(({ name }) => name === ruleset.name)?.id;
  if (id === undefined) call("POST", "rulesets", ruleset);
  else call("PUT", `rulesets/${id}`, ruleset);
}

/** The settings that are missing or differ, each with its remedy. Needs only a token that reads the repository. */
export function missingSettings(call: CallApi): string[] {
  const rules = call("GET", "rules/branches/main") as { type: string; parameters?: object }[];
  const missing = RULES.filter(
    (rule) => !rules.some(({ type, parameters }) => type === rule.type && has(parameters, rule)),
  ).map(({ type }) => `The rule "${type}" of main is missing or differs: Settings > Rules.`);

  const names = policiesOf(call);
  if (names.join() !== "main") {
    const found = names.length === 0 ? "every branch" : names.join(", ");
    missing.push(
      `The environment "production" is open to ${found}, not only to main: Settings > Environments.`,
    );
  }
  const { errors } = call("GET", "codeowners/errors") as { errors: { message: string }[] };
  missing.push(...errors.map(({ message }) => `.github/CODEOWNERS has no effect: ${message}`));
  return missing;
}

/** The branches that may use the environment; none if it has no such rule, or does not exist. */
function policiesOf(call: CallApi): string[] {
  const { environments } = call("GET", "environments") as {
    environments: { name: string; deployment_branch_policy: object | null }[];
  };
  const found = environments.find(({ name }) => name === "production");
  if (!has(found?.deployment_branch_policy ?? undefined, CUSTOM)) return [];
  const { branch_policies: policies } = call("GET", POLICIES) as {
    branch_policies: { name: string }[];
  };
  return policies.map(({ name }) => name);
}

const CUSTOM = { parameters: { custom_branch_policies: true } };

/** Whether the found parameters contain the wanted ones. The API may add others. */
function has(found: object | undefined, { parameters = {} }: { parameters?: object }): boolean {
  const values = (found ?? {}) as Record<string, unknown>;
  return Object.entries(parameters).every(([name, wanted]) => contains(values[name], wanted));
}

/** Lists are compared as sets of JSON values that may have further keys. */
function contains(found: unknown, wanted: unknown): boolean {
  if (!Array.isArray(wanted)) return found === wanted;
  const list = Array.isArray(found) ? (found as object[]) : [];
  return wanted.every((parameters: object) => list.some((each) => has(each, { parameters })));
}
