import { translated } from './catalogue.ts'

/** A sentence of the server: in English, with what is needed to translate it. */
export interface ServerMessage {
  message: string
  reason?: string | null
  values?: object
}

/** The server's sentence in the language of the interface; in English if that has no translation. */
export function translate({ message, reason, values = {} }: ServerMessage): string {
  const sentences = translated<Readonly<Record<string, (values: object) => string>>>('errors')
  const sentence = reason ? sentences?.[reason] : undefined
  return sentence ? sentence(values) : message
}
