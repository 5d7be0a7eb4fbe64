import { apiPathOf, scopeOfRoute } from '#shared/contract/api-v1'
import { contract, type Shapes } from '#shared/contract/contract'
import { type Guard, guards } from '#shared/contract/guards'
import { routes } from '#shared/contract/routes'
import { type RateLimit, rateLimits } from '#shared/rules/rate-limits'
import { type ApiCall, apiCalls, apiSections } from './calls.ts'
import { listParameters } from './describe-schema.ts'

/** The reference of the API in Markdown, made while building of the same schemas as the OpenAPI document. */

type Name = keyof typeof apiCalls

export const exampleServer = 'https://postwright.example.com'

export function writeApiReference(): string {
  return [
    '# API reference',
    'Every call that a key can make. [API](api.md) says how keys, scopes, repeated calls and limits work; the OpenAPI document is at `/api/openapi.json`.',
    'In the examples, `$KEY` is a key, and ids in capitals are those of your own installation. Each call can fail with 400 `invalid_input`, 401 `key_invalid`, 403 `forbidden`, 429 `rate_limited` and 503 `busy`; with an id in its address with 404 `not_found`; with an `Idempotency-Key` with 409 `conflict` and 422 `idempotency_mismatch`.',
    ...apiSections.flatMap(({ title, calls }) => [`## ${title}`, ...calls.flatMap(describeCall)]),
  ].join('\n\n')
}

function describeCall(name: Name): string[] {
  const { title, text, errors }: ApiCall = apiCalls[name]
  const { method } = routes[name]
  const parameters = parametersOf(name)
  const guard: Guard = guards[name]
  const limit = guard.limit && describeLimit(guard.limit)
  return [
    `### ${title}`,
    `\`${method} ${apiPathOf(name)}\` · scope \`${scopeOfRoute(name)}\`${limit ? ` · ${limit}` : ''}`,
    ...(text ? [text] : []),
    ...(parameters.length > 0
      ? [
          [
            '| Parameter | In | Type | |',
            '| --- | --- | --- | --- |',
            ...parameters.map(
              (each) => `| \`${each.name}\` | ${each.place} | ${each.type} | ${each.isRequired ? 'required' : ''} |`,
            ),
          ].join('\n'),
        ]
      : []),
    ...(errors
      ? [
          Object.entries(errors)
            .map(([code, when]) => `- \`${code}\`: ${when}`)
            .join('\n'),
        ]
      : []),
    `\`\`\`sh\n${writeCurl(name)}\n\`\`\``,
  ]
}

function parametersOf(name: Name) {
  const { params, query, body }: Shapes = contract[name]
  return [...listParameters(params, 'path'), ...listParameters(query, 'query'), ...listParameters(body, 'body')]
}

function describeLimit(name: keyof typeof rateLimits): string {
  const { limit, windowMs }: RateLimit = rateLimits[name]
  return `limit \`${name}\`: ${limit} in ${windowMs / 1000} seconds`
}

/** The example as a command. */
export function writeCurl(name: Name): string {
  const { query, body, headers }: ApiCall = apiCalls[name]
  const { method } = routes[name]
  const path = apiPathOf(name).replace(':id', idIn(name)).replace(':deliveryId', 'DELIVERY_ID')
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${exampleServer}${path}${search}'`,
    `-H "authorization: Bearer $KEY"`,
    ...Object.entries(headers ?? {}).map(([header, value]) => `-H '${header}: ${value}'`),
    ...(body ? ["-H 'content-type: application/json'", `-d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n  ')
}

const idOfKind: Readonly<Record<string, string>> = {
  articles: 'ARTICLE_ID',
  posts: 'POST_ID',
  publications: 'PUBLICATION_ID',
  linkedin: 'ACCOUNT_ID',
  feeds: 'FEED_ID',
  inbox: 'STORY_ID',
  webhooks: 'WEBHOOK_ID',
}

function idIn(name: Name): string {
  const [, , , kind = ''] = apiPathOf(name).split('/')
  return idOfKind[kind] ?? ''
}
