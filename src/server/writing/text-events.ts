/**
 * The events of a vendor's stream that add to a text and do nothing else: most of an answer. Every other event, also one
 * that says more than its text, is the SDK's to read.
 */

export interface TextEvent {
  /** The part of the answer that the text belongs to. */
  block: string
  text: string
}

/** @param event one event of a stream, parsed @returns null for everything that is not a text alone */
export type ReadTextEvent = (event: unknown) => TextEvent | null

type Fields = Record<string, unknown>

/** `response.output_text.delta` of OpenAI's Responses API. */
export const readResponsesText: ReadTextEvent = (event) => {
  if (!isObject(event) || event.type !== 'response.output_text.delta') return null
  const { item_id: block, delta: text, logprobs } = event
  if (Array.isArray(logprobs) && logprobs.length > 0) return null
  return typeof block === 'string' && typeof text === 'string' ? { block, text } : null
}

/** A chunk of chat completions, as OpenAI-compatible servers and Mistral send them. */
export const readCompletionsText: ReadTextEvent = (event) => {
  if (!isObject(event) || isGiven(event.error) || isGiven(event.usage)) return null
  const choice = onlyOf(event.choices)
  if (!choice || isGiven(choice.finish_reason) || isGiven(choice.logprobs) || !isObject(choice.delta)) return null
  const { content, role: _, ...others } = choice.delta
  return typeof content === 'string' && !Object.values(others).some(isGiven)
    ? { block: 'content', text: content }
    : null
}

/** `content_block_delta` of Anthropic's Messages API. */
export const readMessagesText: ReadTextEvent = (event) => {
  if (!isObject(event) || event.type !== 'content_block_delta' || !isObject(event.delta)) return null
  const { type, text } = event.delta
  return type === 'text_delta' && typeof text === 'string' ? { block: String(event.index), text } : null
}

function onlyOf(values: unknown): Fields | null {
  return Array.isArray(values) && values.length === 1 && isObject(values[0]) ? values[0] : null
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
