/** How a fake model answers one request. A script is a list of these; the last one repeats. */
export type FakeBehaviour =
  | {
      kind: 'text'
      chunks: readonly string[]
      /** The wait before each chunk but the first. */
      delayMs?: number
      /** The chunks after the first wait for this. */
      until?: Promise<unknown>
      /** Pages found by web search; sent only if the request has the web search tool. */
      citations?: readonly { url: string; title: string }[]
      /** The model's reasoning before its answer (OpenAI only). */
      commentary?: string
      finish?: 'stop' | 'length' | 'refusal'
      /** Writes without the marks around a post, as weak models and refusals do. */
      forgetsMarks?: true
    }
  /** Answers with the request: all of its texts, one after the other. */
  | { kind: 'reply'; to: (prompt: string) => string }
  /** Events as they stand on the wire. */
  | { kind: 'events'; data: readonly unknown[] }
  /** An HTTP error in the vendor's own form; `code` is the vendor's code, if it has one. */
  | { kind: 'status'; status: number; retryAfter?: string; code?: string; message?: string }
  /** Sends no header for `delayMs`, then an ordinary text. */
  | { kind: 'slow-headers'; delayMs: number }
  /** Sends headers and the stream's opening, no text, and then nothing more. */
  | { kind: 'hang-before-text' }
  | { kind: 'hang-after-first-token'; chunk: string }
  /** The connection is reset in the middle. */
  | { kind: 'cut'; chunk: string }
  /** The answer ends cleanly, but before the model's finish. */
  | { kind: 'early-end'; chunk: string }
  /** A broken event in the middle, after which the stream continues to a proper finish. */
  | { kind: 'malformed-event'; chunk: string }
  /** An error event in mid stream, after which the connection stays open. */
  | { kind: 'error-event'; chunk: string }
  /** A stream that opens and reports an error at once; a status and no text. */
  | { kind: 'error-event-first' }
  /** Redirects the client to the same path under another base URL. */
  | { kind: 'redirect'; to: string }
  /** Status 200 with something the vendor would never send: a gateway's web page, other or broken JSON. */
  | { kind: 'html' | 'other-json' | 'broken-json' }
  /** A stream of events whose first one is unreadable, or without any. */
  | { kind: 'broken-first-event' | 'no-events' }

/** One vendor's wire format. Events are serialized. */
export interface WireFormat {
  /** The end of this vendor's base URLs. */
  basePath: string
  /** Problems of a request; empty when the vendor would accept it. */
  check(request: { path: string; headers: Record<string, string>; body: unknown }): string[]
  opening(): string
  commentary?(text: string): string
  text(chunk: string): string
  citation(source: { url: string; title: string }, index: number): string
  /** Everything after the last text. */
  closing(finish: 'stop' | 'length' | 'refusal'): string
  malformed(): string
  errorEvent(): string
  error(status: number, message: string, code: string | undefined): { status: number; body: unknown }
  /** The call that lists a key's models. */
  list: {
    path: RegExp
    /** Its required headers. */
    headers: Record<string, RegExp>
    answer(names: readonly string[]): unknown
  }
}

/** The fake's answer to a call for its models. */
export type FakeListing =
  | readonly string[]
  | Extract<FakeBehaviour, { kind: 'status' | 'redirect' }>
  | { kind: 'html' | 'silent' }

/** The form that most vendors copied from OpenAI; `others` are listed too, besides models that write text. */
export function openAiList(names: readonly string[], others: readonly object[] = []): unknown {
  const entries = names.map((id) => ({ id, object: 'model', created: 1_760_000_000, owned_by: 'fake' }))
  return { object: 'list', data: [...entries, ...others] }
}

export function sse(data: unknown, event?: string): string {
  return `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
}

/** Checks a request's body and collects the problems, so that a test sees all of them at once. */
export function problemsIn(
  schema: { safeParse(value: unknown): { error?: { issues: readonly Issue[] } | undefined } },
  body: unknown,
): string[] {
  return (schema.safeParse(body).error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** The problem of a missing required header. */
export function expectHeader(headers: Record<string, string>, name: string, pattern: RegExp): string[] {
  return pattern.test(headers[name] ?? '') ? [] : [`header ${name} should match ${pattern}`]
}

export function expectPath(path: string, expected: RegExp): string[] {
  return expected.test(path) ? [] : [`path ${path} should match ${expected}`]
}
