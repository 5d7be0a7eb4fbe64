import { z } from 'zod'

/** Values that a schema does not expect, and one that it does, derived from the schema itself. */

/** Sent in place of every field. Lengths, types and characters that programs fail on. */
export const oddValues: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  'no text': '',
  blank: ' \u200b\u3000\n',
  'a long text': 'x'.repeat(25_000),
  'U+0000': 'a\u0000b',
  'half a character': '\ud800',
  'a negative number': -1,
  'a fraction': 1.5,
  'a number beyond all integers': 2 ** 60,
  yes: true,
  'an empty list': [],
  'a list of nothing': [null],
  'a long list': Array.from({ length: 300 }, () => 'x'),
  'a deep object': deep(400),
}

function deep(levels: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { value }
  return value
}

/** The fields of an object schema, by name. */
export function fieldsOf(schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
}

/** The minimal fields that a schema requires, as a caller writes them; the fields' own rules are not known here. */
export function sampleOf(schema: z.ZodType | undefined): unknown {
  if (schema === undefined || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return undefined
  if (schema instanceof z.ZodNullable) return null
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(fieldsOf(schema)).map(([name, field]) => [name, sampleOf(field)]))
  }
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodArray) return ['x']
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodNumber) return 1
  return 'x'
}
