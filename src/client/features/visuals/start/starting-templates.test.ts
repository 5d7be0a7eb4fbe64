import { expect, test } from 'vitest'
import type { TemplateEntry } from '../templates/template-entry.ts'
import { startingTemplates } from './starting-templates.ts'

const entry = (name: string, width: number, height: number) => ({ name, width, height }) as TemplateEntry

test('of the formats of a template the tallest is offered, in the order of the list', () => {
  const entries = [entry('Quote', 1200, 627), entry('Points', 1080, 1080), entry('Quote', 1080, 1350)]
  expect(startingTemplates(entries)).toEqual([entry('Quote', 1080, 1350), entry('Points', 1080, 1080)])
})

test('twelve are enough to start with', () => {
  const entries = Array.from({ length: 30 }, (_, at) => entry(`Template ${at}`, 1080, 1350))
  expect(startingTemplates(entries)).toEqual(entries.slice(0, 12))
})
