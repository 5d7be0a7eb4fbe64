import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withoutTags } from '#shared/text/invisible'
import { checkJsonShape } from './json-shape.ts'
import { receiveBody } from './receive-body.ts'

/**
 * Parses JSON bodies up to their route's limit: refuses excessive nesting and removes what no database can store. Plain
 * text is accepted as well, so that each call refuses it in its own words.
 */
export function acceptJson(http: FastifyInstance): void {
  http.removeContentTypeParser('text/plain')
  http.addContentTypeParser('text/plain', async (request: FastifyRequest, payload: Readable) =>
    (await receiveBody(request, payload)).toString('utf8'),
  )
  const parse = http.getDefaultJsonParser('error', 'error')
  http.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const text = (await receiveBody(request, payload)).toString('utf8')
    // Calls without a body often have this header anyway.
    if (text === '') return undefined
    const json = withoutNul(withoutTags(plainTags(text)))
    checkJsonShape(json)
    return await new Promise((resolve, reject) => {
      void parse(request, json, (error, value) => (error ? reject(error) : resolve(value)))
    })
  })
}

/**
 * JSON without escaped U+0000: no text needs it, and PostgreSQL can't store it. After an escaped backslash it is no
 * escape.
 */
function withoutNul(json: string): string {
  return json.replaceAll(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1')
}

/** Writes out escaped tag characters in JSON, and the flags made of them, so that later checks recognise them. */
function plainTags(json: string): string {
  if (!/\\udb40/i.test(json)) return json
  const escaped = /(?<!\\)((?:\\\\)*)\\u(db40|d83c)\\u(d[c-f][\da-f]{2})/gi
  return json.replaceAll(escaped, (_, before: string, ...pair: string[]) => {
    const [high = '', low = ''] = pair
    return before + String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16))
  })
}
