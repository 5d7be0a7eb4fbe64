import { languagePacks } from '#shared/languages/packs'

/** How a text speaks to a machine, in any of the languages. */

const all = Object.values(languagePacks).map(({ checking }) => checking)
const formatsOfModels =
  /<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[\/?INST\]|<<\/?SYS>>|^#{2,3} ?(?:system|instruction)s?:|^\s*(?:system|assistant) ?(?:prompt|message|override|note)? ?: ?(?:you|ignore|from now|new)/iu
const patterns = [...all.flatMap(({ machineTalk }) => machineTalk), formatsOfModels]

export function speaksToMachine(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}

/** Every instruction contains one of these in some form; most sentences of most articles have none. */
const hints = new RegExp(
  [
    ...all.map(({ machineHints }) => machineHints),
    'prompt|chatbot|chat bot|LLM|GPT|Claude|Gemini|Copilot|&#|[A-Za-z0-9+/]{24}|vtaber|cebzcg|<\\||\\[INST|SYS|system| link| url',
  ].join('|'),
  'i',
)
/** Names of machines, and invisible letters. */
const names = new RegExp(
  `\\b(?:${all.map(({ machineNames }) => machineNames).join('|')})\\b|[\\u200b-\\u200f\\u2060-\\u206f\\u00ad]`,
)

/** A cheap check before the full one. */
export function maySpeakToMachine(text: string): boolean {
  return hints.test(text) || names.test(text)
}
