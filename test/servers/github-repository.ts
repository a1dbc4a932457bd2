import { GitHubConversation, listPage } from "./github-conversation.js";

type Values = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly data: unknown;
}

export interface StoredRun {
  readonly id: number;
  readonly values: Record<string, unknown>;
  readonly annotations: unknown[];
}

export interface StoredComment extends Values {
  readonly id: number;
  readonly path: string;
  /** `null` where its lines have changed since. */
  readonly line: number | null;
  readonly body: string;
}

const INVALID: Answer = {
  status: 422,
  data: { message: "Unprocessable Entity", errors: ["Line must be part of the diff"] },
};

const INVALID_LINES: Answer = { status: 422, data: { message: "Invalid request. end_line is before start_line" } };

/** One repository and one pull request, as GitHub keeps them. */
export class GitHubRepository {
  readonly conversation = new GitHubConversation();
  readonly runs: StoredRun[] = [];
  readonly comments: StoredComment[] = [];
  reviews = 0;
  /** The files of the pull request, as its list has them. */
  files: readonly Values[] = [];
  /** Places that no comment can be put at, such as `manifest.json:3`. */
  refused = new Set<string>();
  author: Values = { login: "github-actions[bot]", type: "Bot" };

  answer(operation: string, values: Values, body: Values): Answer {
    switch (operation) {
      case "POST /check-runs": {
        if (annotationsIn(body).some(isBackward)) return INVALID_LINES;
        const run = { id: this.runs.length + 1, values: { ...body }, annotations: annotationsIn(body) };
        this.runs.push(run);
        return { status: 201, data: shown(run) };
      }
      case "PATCH /check-runs/{check_run_id}": {
        const run = this.run(values);
        if (!run) return { status: 404, data: { message: "Not Found" } };
        if (annotationsIn(body).some(isBackward)) return INVALID_LINES;
        Object.assign(run.values, body);
        run.annotations.push(...annotationsIn(body));
        return { status: 200, data: shown(run) };
      }
      case "GET /check-runs/{check_run_id}": {
        const run = this.run(values);
        return run ? { status: 200, data: shown(run) } : { status: 404, data: { message: "Not Found" } };
      }
      case "GET /commits/{ref}/check-runs": {
        const runs = this.runs.filter(
          (run) => run.values["head_sha"] === values["ref"] && run.values["name"] === values["check_name"],
        );
        return { status: 200, data: { total_count: runs.length, check_runs: runs.map(shown) } };
      }
      case "GET /releases":
        return { status: 200, data: [] };
      case "GET /pulls/{pull_number}/files":
        return { status: 200, data: listPage(this.files, values) };
      case "GET /pulls/{pull_number}/comments":
        return { status: 200, data: listPage(inOrder(this.comments, values), values) };
      case "POST /pulls/{pull_number}/comments":
        if (this.isRefused(body)) return INVALID;
        this.keep(body, body["commit_id"]);
        return { status: 201, data: { id: this.comments.length } };
      case "POST /pulls/{pull_number}/reviews": {
        const comments = (body["comments"] ?? []) as readonly Values[];
        if (comments.some((comment) => this.isRefused(comment))) return INVALID;
        for (const comment of comments) this.keep(comment, body["commit_id"]);
        this.reviews++;
        return { status: 200, data: { id: this.reviews } };
      }
      default:
        return this.conversation.answer(operation, values, body);
    }
  }

  private run(values: Values): StoredRun | undefined {
    return this.runs.find(({ id }) => String(id) === values["check_run_id"]);
  }

  private isRefused({ path, line }: Values): boolean {
    return this.refused.has(`${String(path)}:${String(line)}`);
  }

  /** As when the lines of all comments have changed since: none of them has a place in the diff any more. */
  outdate(): void {
    for (const [at, comment] of this.comments.entries())
      this.comments[at] = { ...comment, position: null, line: null, original_line: comment.line };
  }

  private keep(comment: Values, commit: unknown): void {
    const { path, line, body } = comment as unknown as StoredComment;
    const about = { original_commit_id: commit, position: 1, id: this.comments.length + 1, user: this.author };
    this.comments.push({ ...comment, path, line, body, ...about });
  }
}

function isBackward(annotation: unknown): boolean {
  const { start_line: first, end_line: last, start_column: from = 1, end_column: to = from } = annotation as Values;
  return Number(last) < Number(first) || (first === last && Number(to) < Number(from));
}

function shown({ id, values, annotations }: StoredRun): unknown {
  return { id, ...values, output: { annotations_count: annotations.length } };
}

function annotationsIn({ output }: Values): unknown[] {
  return [...((output as { annotations?: unknown[] } | undefined)?.annotations ?? [])];
}

/** The direction says nothing without what to sort by. */
function inOrder(comments: readonly StoredComment[], { sort, direction }: Values): readonly StoredComment[] {
  return sort === "created" && direction === "desc" ? comments.toReversed() : comments;
}
