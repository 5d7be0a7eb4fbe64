import { z } from 'zod'
import type { ValueRule } from '#shared/errors/english/fields'
import { because, type PlainReason, type Reason } from '#shared/errors/reason'

/**
 * Describes a validation error. The contract's own reasons (`styleNameMissing`) never get here: they are used directly.
 */

type Issue = z.core.$ZodRawIssue

/** @param root the schema where the issue's path begins */
export function validationReason(root: z.ZodType, issue: Issue): Reason | PlainReason {
  const path = issue.path ?? []
  const place = placeOf(path)
  if (!place) return issue.input === undefined || issue.input === null ? 'requestEmpty' : 'requestNoObject'
  if (issue.code === 'custom') return because('fieldInvalid', place)
  if (issue.input === undefined) return because('fieldMissing', place)
  return because('fieldWrong', { ...place, ...ruleOf(issue, schemaAt(root, path)) })
}

function ruleOf(issue: Issue, schema: z.ZodType | undefined): ValueRule {
  if (schema instanceof z.ZodNumber) return numberRule(schema)
  switch (issue.code) {
    case 'invalid_type':
      return rule(typeRules[issue.expected] ?? 'other')
    case 'too_big': {
      const most = Number(issue.maximum)
      return rule(issue.origin === 'string' ? 'mostCharacters' : 'mostEntries', { most })
    }
    case 'too_small': {
      const least = Number(issue.minimum)
      if (issue.origin !== 'string') return rule('leastEntries', { least })
      return least === 1 ? rule('filled') : rule('leastCharacters', { least })
    }
    case 'invalid_value':
      if (issue.expected === 'stringbool') return rule('boolean')
      return rule('oneOf', { choices: issue.values.map(String) })
    case 'invalid_format':
      return rule(formatRules[issue.format] ?? 'valid')
    default:
      return rule('valid')
  }
}

function rule(name: ValueRule['rule'], values: Partial<ValueRule> = {}): ValueRule {
  return { least: null, most: null, choices: [], ...values, rule: name }
}

const typeRules: Readonly<Record<string, ValueRule['rule']>> = {
  string: 'text',
  number: 'number',
  int: 'wholeNumber',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  record: 'object',
}

const formatRules: Readonly<Record<string, ValueRule['rule']>> = {
  url: 'url',
  email: 'email',
  date: 'date',
  datetime: 'datetime',
}

function numberRule(schema: z.ZodNumber): ValueRule {
  const { minValue: least, maxValue: most } = schema
  const hasLeast = least !== null && least > Number.MIN_SAFE_INTEGER
  const hasMost = most !== null && most < Number.MAX_SAFE_INTEGER
  // "positive" means more than 0, which for whole numbers is at least 1
  const first = schema.isInt && least === 0 && !schema.safeParse(0).success ? 1 : least
  return rule(schema.isInt ? 'wholeNumber' : 'number', { least: hasLeast ? first : null, most: hasMost ? most : null })
}

/** A field's schema, without the wrappers that make it optional. */
function schemaAt(root: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let schema: z.ZodType | undefined = unwrapped(root)
  for (const key of path) {
    if (schema instanceof z.ZodObject) schema = unwrapped(schema.shape[String(key)])
    else if (schema instanceof z.ZodArray) schema = unwrapped(schema.element as z.ZodType)
    else return undefined
  }
  return schema
}

function unwrapped(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema
}

/** The field at a path; null for the whole request. */
function placeOf(path: readonly PropertyKey[]): { key: string; entry: number | null } | null {
  const key = path.findLast((part) => typeof part === 'string')
  const last = path.at(-1)
  return typeof key === 'string' && key !== '' ? { key, entry: typeof last === 'number' ? last + 1 : null } : null
}
