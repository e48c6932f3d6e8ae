import type { Page } from "@playwright/test";

interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

/** Roles that screen readers announce. */
const announced = new Set([
  "alert",
  "article",
  "banner",
  "blockquote",
  "button",
  "complementary",
  "contentinfo",
  "dialog",
  "figure",
  "form",
  "group",
  "heading",
  "Iframe",
  "image",
  "link",
  "main",
  "navigation",
  "region",
  "search",
  "searchbox",
  "status",
  "tab",
  "tablist",
  "tabpanel",
  "textbox",
]);

/** Roles whose content is their name. */
const atomic = new Set(["button", "link", "tab", "image", "heading", "textbox"]);

/**
 * The accessibility tree of the page in Chromium, in document order: "heading 1: …", "link: …", "image: …", and plain
 * text.
 */
export async function readAccessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: Node[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const visit = (node: Node, inside: boolean) => {
    const role = node.role?.value ?? "";
    const name = node.name?.value?.replace(/\s+/g, " ").trim() ?? "";
    const isAnnounced = !node.ignored && announced.has(role);
    if (isAnnounced && !(inside && role !== "link" && role !== "button"))
      lines.push(line(node, role, name));
    else if (!node.ignored && role === "StaticText" && !inside && name) lines.push(name);
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, inside || (isAnnounced && atomic.has(role)));
    }
  };
  const [root] = nodes;
  if (root) visit(root, false);
  return lines;
}

function line({ properties }: Node, role: string, name: string): string {
  const level = properties?.find((each) => each.name === "level")?.value.value;
  const words = level ? `${role} ${String(level)}` : role;
  return name ? `${words}: ${name}` : words;
}
