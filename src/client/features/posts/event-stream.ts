/** One event of a text/event-stream: its name (`message` when none was sent) and its data, lines joined by a newline. */
export interface StreamEvent {
  event: string
  data: string
}

/**
 * Reads server-sent events from the pieces of a response as they come (WHATWG HTML, section 9.2.6). EventSource can't
 * be used: generating is a POST. Pieces may end anywhere, between a carriage return and its newline too; an event
 * that was begun but not ended by an empty line is dropped, as the standard says.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): { feed: (piece: string) => void } {
  let rest = ''
  let isStart = true
  let name = ''
  let data: string[] = []

  function takeLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ event: name || 'message', data: data.join('\n') })
      name = ''
      data = []
      return
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }

  return {
    feed(piece) {
      rest += piece
      if (isStart && rest !== '') {
        isStart = false
        rest = rest.replace(/^\uFEFF/, '')
      }
      // a carriage return at the very end may be the first half of a line end: it waits for the next piece
      const lines = rest.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) takeLine(line)
    },
  }
}

/** Feeds a response body to `onEvent`, event by event, until it ends. Rejects when the body breaks or is aborted. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const parser = createEventParser(onEvent)
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
    }
  } finally {
    // an event handler that throws ends the reading: nobody listens to the rest
    await reader.cancel().catch(() => undefined)
  }
}
