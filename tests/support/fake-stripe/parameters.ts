import { patternOf } from './form.ts'

/**
 * The parameters of each call, at API version 2026-10-28.endive: exactly those that our client sends, with their values
 * where Stripe has a list of them. A star stands for an index.
 */

export type Check = 'text' | 'id' | 'flag' | 'number' | readonly string[]

export interface Call {
  method: string
  /** With `:id` for an id. */
  path: string
  required: readonly string[]
  known: Readonly<Record<string, Check>>
  /** Who may call: the server, or a browser with the publishable key and a client secret. */
  by?: 'browser'
}

const expand = (...paths: string[]) => ({ 'expand[*]': paths })

const calls: readonly Call[] = [
  { method: 'GET', path: '/v1/account', required: [], known: {} },
  { method: 'GET', path: '/v1/prices/:id', required: [], known: {} },
  { method: 'GET', path: '/v1/customers/:id', required: [], known: {} },
  {
    method: 'POST',
    path: '/v1/customers',
    required: ['email'],
    known: { email: 'text', 'metadata[owner_id]': 'text' },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions',
    required: ['customer', 'items[0][price]'],
    known: {
      customer: 'id',
      'items[*][price]': 'id',
      payment_behavior: ['default_incomplete', 'allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'],
      'payment_settings[save_default_payment_method]': ['on_subscription', 'off'],
      ...expand('latest_invoice.confirmation_secret'),
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    required: [],
    known: {
      customer: 'id',
      status: ['all', 'active', 'canceled', 'incomplete', 'past_due'],
      limit: 'number',
      ...expand('data.latest_invoice.confirmation_secret'),
    },
  },
  { method: 'GET', path: '/v1/subscriptions/:id', required: [], known: {} },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    required: [],
    known: { cancel_at_period_end: 'flag', cancel_at: 'text' },
  },
  { method: 'DELETE', path: '/v1/subscriptions/:id', required: [], known: {} },
  {
    method: 'GET',
    path: '/v1/invoices',
    required: [],
    known: { customer: 'id', limit: 'number', ...expand('data.payments') },
  },
  {
    method: 'GET',
    path: '/v1/charges',
    required: [],
    known: { customer: 'id', limit: 'number', ...expand('data.refunds') },
  },
  { method: 'GET', path: '/v1/disputes', required: [], known: { charge: 'id', limit: 'number' } },
  { method: 'GET', path: '/v1/payment_intents/:id', required: [], known: {} },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    required: ['client_secret'],
    known: {
      client_secret: 'text',
      key: 'text',
      return_url: 'text',
      'payment_method_data[type]': ['card'],
      'payment_method_data[card][number]': 'text',
      'payment_method_data[card][exp_month]': 'number',
      'payment_method_data[card][exp_year]': 'number',
      'payment_method_data[card][cvc]': 'text',
    },
    by: 'browser',
  },
]

export interface Problem {
  code: 'parameter_unknown' | 'parameter_missing' | 'parameter_invalid'
  message: string
  param: string
}

export function findCall(method: string, path: string): { call: Call; id: string } | undefined {
  for (const call of calls) {
    const match = new RegExp(`^${call.path.replace(':id', '(\\w+)')}$`).exec(path)
    if (match && call.method === method) return { call, id: match[1] ?? '' }
  }
  return undefined
}

/** Stripe's error; undefined for a correct call. */
export function findProblem(call: Call, pairs: readonly [string, string][]): Problem | undefined {
  for (const [name, value] of pairs) {
    const check = call.known[patternOf(name)]
    if (check === undefined) {
      return { code: 'parameter_unknown', message: `Received unknown parameter: ${name}`, param: name }
    }
    if (!passes(check, value)) return { code: 'parameter_invalid', message: `Invalid ${name}: ${value}`, param: name }
  }
  const missing = call.required.find((name) => !pairs.some(([each]) => each === name))
  return missing === undefined
    ? undefined
    : { code: 'parameter_missing', message: `Missing required param: ${missing}.`, param: missing }
}

function passes(check: Check, value: string): boolean {
  if (check === 'flag') return value === 'true' || value === 'false'
  if (check === 'number') return /^\d+$/.test(value)
  if (check === 'id') return /^[a-z]+_\w+$/.test(value)
  return check === 'text' || check.includes(value)
}
