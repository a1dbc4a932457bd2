type Values = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly data: unknown;
}

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: "Bot" | "User";
}

export interface StoredPull {
  readonly number: number;
  readonly state: "open" | "closed";
  readonly title: string;
  readonly head: { readonly sha: string; readonly ref: string; readonly repo: { readonly id: number } | null };
}

export interface SaidComment {
  readonly id: number;
  readonly user: Account | null;
  readonly body: string;
}

/** The bot that `GITHUB_TOKEN` is of. */
export const ACTIONS_BOT: Account = { id: 41898282, login: "github-actions[bot]", type: "Bot" };

const MAX_BODY_LENGTH = 65_536;
const NOT_FOUND: Answer = { status: 404, data: { message: "Not Found" } };
const NO_RIGHT: Answer = { status: 403, data: { message: "Resource not accessible by integration" } };
const LOCKED: Answer = { status: 403, data: { message: "Unable to create comment because issue is locked." } };
const TOO_LONG: Answer = {
  status: 422,
  data: { message: "Validation Failed", errors: [{ field: "body", code: "custom" }] },
};

/** The pull requests of a repository, and what is said on them. */
export class GitHubConversation {
  /** Whose the token is. */
  account: Account = ACTIONS_BOT;
  /** Whose the token is said to be, where that is somebody else. */
  viewer: number | undefined;
  mayWrite = true;
  isLocked = false;
  pulls: StoredPull[] = [];
  /** The oldest first, each with the number of its pull request. */
  comments: (SaidComment & { readonly pull: number })[] = [];
  /** What was written to whose comment, such as `PATCH octocat`. */
  readonly writes: string[] = [];
  #lastId = 3_000_000_000;

  say(user: Account | null, body: string, pull = this.pulls[0]?.number ?? 0): number {
    const id = ++this.#lastId;
    this.comments.push({ id, user, body, pull });
    return id;
  }

  /** As GitHub's GraphQL interface answers, of the one question that is asked. */
  answerQuery({ query, ...others }: Values): unknown {
    if (query !== "{ viewer { databaseId } }" || Object.keys(others).length > 0)
      throw new Error(`The server has no answer to ${JSON.stringify({ query, ...others })}`);
    return { data: { viewer: { databaseId: this.viewer ?? this.account.id } } };
  }

  answer(operation: string, values: Values, body: Values): Answer {
    switch (operation) {
      case "GET /pulls":
        return { status: 200, data: listPage(this.listPulls(values), values) };
      case "GET /pulls/{pull_number}": {
        const pull = this.pulls.find(({ number }) => String(number) === values["pull_number"]);
        return pull ? { status: 200, data: pull } : NOT_FOUND;
      }
      case "GET /issues/{issue_number}/comments": {
        const said = this.comments.filter(({ pull }) => String(pull) === values["issue_number"]);
        return { status: 200, data: listPage(said, values) };
      }
      case "POST /issues/{issue_number}/comments":
        return this.write(operation, String(body["body"]), () => {
          const id = this.say(this.account, String(body["body"]), Number(values["issue_number"]));
          return { status: 201, data: this.comments.find((one) => one.id === id) };
        });
      case "PATCH /issues/comments/{comment_id}":
        return this.change(operation, values, String(body["body"]), (at, comment) => {
          const changed = { ...comment, body: String(body["body"]) };
          this.comments[at] = changed;
          return { status: 200, data: changed };
        });
      case "DELETE /issues/comments/{comment_id}":
        return this.change(operation, values, "", (at) => {
          this.comments.splice(at, 1);
          return { status: 204, data: undefined };
        });
      default:
        throw new Error(`The server does nothing for ${operation}`);
    }
  }

  /** A filter without an owner is left out, as GitHub does. */
  private listPulls({ state = "open", head }: Values): readonly StoredPull[] {
    const ofState = this.pulls.filter((pull) => state === "all" || pull.state === state);
    const [, ref] = /^[^:]+:(.+)$/u.exec(String(head)) ?? [];
    return ref === undefined ? ofState : ofState.filter((pull) => pull.head.ref === ref);
  }

  private write(operation: string, body: string, act: () => Answer): Answer {
    if (!this.mayWrite) return NO_RIGHT;
    if (this.isLocked && operation.startsWith("POST ")) return LOCKED;
    if (body.length > MAX_BODY_LENGTH) return TOO_LONG;
    return act();
  }

  /** Who may write may change the comments of others, too. */
  private change(
    operation: string,
    values: Values,
    body: string,
    act: (at: number, comment: GitHubConversation["comments"][number]) => Answer,
  ): Answer {
    return this.write(operation, body, () => {
      const at = this.comments.findIndex(({ id }) => String(id) === values["comment_id"]);
      const comment = this.comments[at];
      if (!comment) return NOT_FOUND;
      this.writes.push(`${operation.split(" ")[0] ?? ""} ${comment.user?.login ?? "ghost"}`);
      return act(at, comment);
    });
  }
}

/** A page of a list, by the parameters of a request. */
export function listPage(
  list: readonly unknown[],
  { per_page: size = "30", page: number = "1" }: Values,
): readonly unknown[] {
  return list.slice((Number(number) - 1) * Number(size), Number(number) * Number(size));
}
