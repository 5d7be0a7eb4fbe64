/** How a fake model answers one request. A script is a list of these; the last one is repeated. */
export type FakeBehaviour =
  | {
      kind: 'text'
      chunks: readonly string[]
      /** Waited before each chunk but the first. */
      delayMs?: number
      /** What comes after the first chunk waits for this. */
      until?: Promise<unknown>
      /** Pages a web search found; told only to a request that brought the web search tool. */
      citations?: readonly { url: string; title: string }[]
      /** What a model says about its work before it answers (OpenAI only). */
      commentary?: string
      finish?: 'stop' | 'length' | 'refusal'
    }
  /** Answers what it was sent: all texts of the request, one after the other. */
  | { kind: 'reply'; to: (prompt: string) => string }
  /** An HTTP error in the vendor's own form; `code` is the vendor's word for it where it has one. */
  | { kind: 'status'; status: number; retryAfter?: string; code?: string; message?: string }
  /** Takes the request and sends no header for `delayMs`, then an ordinary text. */
  | { kind: 'slow-headers'; delayMs: number }
  /** Sends headers and the stream's opening, no text, and then nothing more. */
  | { kind: 'hang-before-text' }
  | { kind: 'hang-after-first-token'; chunk: string }
  /** The connection is reset in the middle. */
  | { kind: 'cut'; chunk: string }
  /** The answer ends in an orderly way, but before the model's finish. */
  | { kind: 'early-end'; chunk: string }
  /** A broken event in the middle, after which the stream goes on to a proper finish. */
  | { kind: 'malformed-event'; chunk: string }
  /** An error is told in mid stream, and the connection stays open. */
  | { kind: 'error-event'; chunk: string }
  /** A stream that opens and then says at once that it failed; a status and no text. */
  | { kind: 'error-event-first' }
  /** Sends the client to the same path under another base URL. */
  | { kind: 'redirect'; to: string }
  /** With status 200, and not what the vendor would send: a gateway's web page, JSON that is another or broken. */
  | { kind: 'html' | 'other-json' | 'broken-json' }
  /** A stream of events whose first one can't be read, or without any. */
  | { kind: 'broken-first-event' | 'no-events' }

/** One vendor's way of speaking. Events are ready to be written to the connection. */
export interface WireFormat {
  /** What a base URL of this vendor ends in. */
  basePath: string
  /** What is wrong with a request, in words; empty when the vendor would take it. */
  check(request: { path: string; headers: Record<string, string>; body: unknown }): string[]
  opening(): string
  commentary?(text: string): string
  text(chunk: string): string
  citation(source: { url: string; title: string }, index: number): string
  /** All that follows the last text. */
  closing(finish: 'stop' | 'length' | 'refusal'): string
  malformed(): string
  errorEvent(): string
  error(status: number, message: string, code: string | undefined): { status: number; body: unknown }
  /** The call that says what a key can use. */
  list: {
    path: RegExp
    /** What of its headers must be there. */
    headers: Record<string, RegExp>
    answer(names: readonly string[]): unknown
  }
}

/** How a fake answers when it is asked for its models. */
export type FakeListing =
  | readonly string[]
  | Extract<FakeBehaviour, { kind: 'status' | 'redirect' }>
  | { kind: 'html' | 'silent' }

/** The form that most vendors took over from OpenAI; `others` stand in it beside what writes texts. */
export function openAiList(names: readonly string[], others: readonly object[] = []): unknown {
  const entries = names.map((id) => ({ id, object: 'model', created: 1_760_000_000, owned_by: 'fake' }))
  return { object: 'list', data: [...entries, ...others] }
}

export function sse(data: unknown, event?: string): string {
  return `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
}

/** Checks of a request's body, collected so that a test sees all problems at once. */
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

/** A header that must be there, said as a problem when it isn't. */
export function expectHeader(headers: Record<string, string>, name: string, pattern: RegExp): string[] {
  return pattern.test(headers[name] ?? '') ? [] : [`header ${name} should match ${pattern}`]
}

export function expectPath(path: string, expected: RegExp): string[] {
  return expected.test(path) ? [] : [`path ${path} should match ${expected}`]
}
