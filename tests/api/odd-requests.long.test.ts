import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { contract, type Shapes } from '#shared/contract/contract'
import { type RouteName, routes } from '#shared/contract/routes'
import { FakeWriter } from '../support/fake-writer.ts'
import { fieldsOf, oddValues, sampleOf } from '../support/odd-values.ts'
import { onlyOn } from '../support/only-on.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/**
 * Odd requests to every call: each answer is one of ours, never a bug, and each failure is a sentence for people.
 * PostgreSQL gets the values that it handles differently: ids, and texts and numbers that not every database can store.
 */

let asked = 0
let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  app = await startTestApp({ parts: { writer: new FakeWriter() } })
  admin = await app.signIn({ role: 'admin' })
})

afterAll(() => app.close())

type Sent = string | FormData | Uint8Array
interface Odd {
  what: string
  path: string
  body?: Sent | undefined
  type?: string | undefined
}

const calls = (Object.keys(routes) as RouteName[]).map((name) => {
  const shapes: Shapes = contract[name]
  return { name, ...routes[name], shapes }
})

const oddForPostgres = [
  'U+0000',
  'half a character',
  'a long text',
  'a negative number',
  'a fraction',
  'a number beyond all integers',
]
/** Values that PostgreSQL treats with other types and limits. */
const oddIdsForPostgres = [
  'x'.repeat(5_000),
  '-1',
  '1.5',
  '9007199254740991',
  '99999999999999999999',
  'a%00b',
  '%ED%A0%80',
]
const oddFieldValues = Object.entries(oddValues).filter(([what]) => onlyOn.sqlite || oddForPostgres.includes(what))

/** Used as an id. */
const oddIds = [
  'x'.repeat(65),
  'x'.repeat(5_000),
  '0',
  '-1',
  '1.5',
  '1e400',
  '99999999999999999999',
  '9007199254740991',
  '__proto__',
  '%27%20or%201%3D1',
  '..%2f..%2fpackage.json',
  '%F0%9F%98%80',
  'a%00b',
  '%ED%A0%80',
  '%zz',
  '%',
]

/** Used as a body, with their content type. */
const oddBodies: readonly [what: string, body: Sent, type?: string][] = [
  ['nothing of a kind', '', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a text', '"x"', 'application/json'],
  ['a number', '42', 'application/json'],
  ['half an object', '{"a":', 'application/json'],
  ['a raw U+0000', '{"a":"\u0000"}', 'application/json'],
  ['a poisoned object', '{"__proto__":{"isAdmin":true}}', 'application/json'],
  ['JSON of another kind', '{}', 'application/vnd.api+json'],
  ['no kind at all', '{}', ''],
  ['a kind that is none', '{}', 'json'],
  ['plain text', 'hello', 'text/plain'],
  ['a form', 'a=1&a=2', 'application/x-www-form-urlencoded'],
  ['XML', '<a/>', 'application/xml'],
  ['a multipart form without a boundary', 'x', 'multipart/form-data'],
  [
    'a multipart form that ends early',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx',
    'multipart/form-data; boundary=b',
  ],
  ['a multipart form without headers', '--b\r\n\r\nx\r\n--b--\r\n', 'multipart/form-data; boundary=b'],
  [
    'a multipart form with a field __proto__',
    '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
  ],
  ['a multipart form of many fields', manyFields(40), undefined],
  ['a file that says it is an image', new Uint8Array(64), 'image/png'],
  ['two megabytes', `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`, 'application/json'],
]

/** The same code parses bodies by content type for most calls; calls with their own parser get all of them. */
const ownReading: readonly RouteName[] = [
  'login',
  'readArticleFromFile',
  'generatePostFromFile',
  'importFigures',
  'uploadMediaFile',
  'receivePaymentNotice',
]

function bodiesFor(name: RouteName): typeof oddBodies {
  return ownReading.includes(name)
    ? oddBodies
    : oddBodies.filter(([, , type]) => type === 'application/json').slice(0, 5)
}

function manyFields(count: number): FormData {
  const form = new FormData()
  for (let index = 0; index < count; index += 1) form.append(`field${index}`, 'x')
  form.append('file', new Blob(['A text.']), 'a.txt')
  return form
}

function oddRequests({ name, path, method, shapes }: (typeof calls)[number]): Odd[] {
  const hasBody = method !== 'GET'
  const sample = hasBody ? JSON.stringify(sampleOf(shapes.body) ?? {}) : undefined
  const usual = { body: sample, type: hasBody ? 'application/json' : undefined }
  const at = path.replaceAll(/:\w+/g, 'unknown')
  const ids = path.includes(':') ? oddIds.filter((id) => onlyOn.sqlite || oddIdsForPostgres.includes(id)) : []
  return [
    { what: 'as the contract says', path: at, ...usual },
    ...ids.map((id) => ({ what: `the id ${id.slice(0, 40)}`, path: path.replaceAll(/:\w+/g, id), ...usual })),
    ...oddQueries(shapes.query).map((query) => ({
      what: `the query ${query.slice(0, 60)}`,
      path: `${at}?${query}`,
      ...usual,
    })),
    ...(hasBody && onlyOn.sqlite ? bodiesFor(name) : []).map(([what, body, type]) => ({ what, path: at, body, type })),
    ...oddFields(shapes.body).map(([what, body]) => ({ what, path: at, body, type: 'application/json' })),
  ]
}

function oddQueries(schema: z.ZodType | undefined): string[] {
  const values = [
    '',
    'x',
    '1&{name}=2',
    '-1',
    '1e400',
    'NaN',
    '2024-13-45',
    'x'.repeat(5_000),
    '%ED%A0%80',
    '%zz',
    'a%00b',
    '[]=1',
  ]
  const named = Object.keys(fieldsOf(schema)).flatMap((name) =>
    values.map((value) => `${name}=${value.replace('{name}', name)}`),
  )
  return ['unknown=1', '__proto__=1', '&&&=', ...named]
}

function oddFields(schema: z.ZodType | undefined): [what: string, body: string][] {
  return Object.keys(fieldsOf(schema)).flatMap((field) =>
    oddFieldValues.map(([what, value]): [string, string] => [
      `${field} is ${what}`,
      JSON.stringify({ ...(sampleOf(schema) as object), [field]: value }),
    ]),
  )
}

/** The schema library's own messages, which people should never read. */
const jargon =
  /invalid (input|option|type|string|number|value|iso|url|email address|date)|expected|received|too (big|small)|unrecogni[sz]ed|regex|pattern|undefined|null|NaN|\bFST_|multipart:/i

async function answerTo(method: string, { path, body, type }: Odd, name: RouteName) {
  // callers of public routes may end up without a session
  const caller = name === 'logout' ? app.visitor() : admin
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
  return typeof body === 'object'
    ? await caller.send(method, path, body, headers)
    : await caller.sendText(method, path, body, headers)
}

/** The problem with an answer; null when it is no failure, or one of ours. */
async function complaintAbout(call: (typeof calls)[number], odd: Odd): Promise<string | null> {
  const response = await answerTo(call.method, odd, call.name)
  const text = await response.text()
  if (response.status < 400) return null
  const failure = asFailure(text)
  const isOurs = response.headers.get('content-type')?.startsWith('application/json') && failure
  // a sentence begins with a capital letter, not with a field's key
  const isSentence = failure && /^\p{Lu}[^:]* /u.test(failure.message) && !jargon.test(failure.message)
  return response.status !== 500 && isOurs && isSentence
    ? null
    : `${odd.what}: ${response.status} ${text.slice(0, 200)}`
}

const atOnce = 16

describe.each(calls)('$name', (call) => {
  test('answers everything odd with one of our failures', async () => {
    const requests = oddRequests(call)
    const wrong: (string | null)[] = []
    for (let first = 0; first < requests.length; first += atOnce) {
      app.clock.now += 60 * 60 * 1000 // beyond most rate limits
      const some = requests.slice(first, first + atOnce)
      wrong.push(...(await Promise.all(some.map((odd) => complaintAbout(call, odd)))))
    }
    expect(wrong.filter(Boolean)).toEqual([])
    asked += requests.length
  })
})

test('and there was much of it', () => {
  expect(asked).toBeGreaterThan(onlyOn.sqlite ? 4_000 : 2_000)
})

test.each([
  ['model', 'gpt-9', /^Model must be one of: gpt-5, /],
  ['language', 'klingon', /^Language must be one of: english, /],
  ['opinion', 'x'.repeat(5_001), 'Opinion is too long: at most 5,000 characters.'],
  ['contentStyleId', 'x', 'Content style must be a whole number of at least 1.'],
  ['useWebSearch', 'perhaps', 'Web search must be true or false.'],
])('a wrong %s beside an uploaded file is told in a sentence', async (field, value, sentence) => {
  const form = new FormData()
  form.append(field, value)
  form.append('file', new Blob(['The town planted twelve thousand trees.'], { type: 'text/plain' }), 'news.txt')
  const response = await admin.post('/api/posts/generate-from-file', form)
  expect(response.status).toBe(400)
  expect((await response.json()) as object).toMatchObject({ message: expect.stringMatching(sentence) })
})

function asFailure(text: string): { message: string; code: string; requestId: string } | null {
  try {
    const parsed = JSON.parse(text)
    return Object.keys(parsed).sort().join() === 'code,message,reason,requestId,values' ? parsed : null
  } catch {
    return null
  }
}
