import { translated } from './catalogue.ts'

/** A sentence of the server: in English, and what it takes to say it in another language. */
export interface ServerMessage {
  message: string
  reason?: string | null
  values?: object
}

/** What the server said, in the language of the interface; in English where that has no words for it. */
export function translate({ message, reason, values = {} }: ServerMessage): string {
  const sentences = translated<Readonly<Record<string, (values: object) => string>>>('errors')
  const sentence = reason ? sentences?.[reason] : undefined
  return sentence ? sentence(values) : message
}
