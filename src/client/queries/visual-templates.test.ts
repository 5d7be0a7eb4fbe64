import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from './keys.ts'
import { removeTemplate, showSavedTemplate, showTemplateUse, type VisualTemplate } from './visual-templates.ts'

const template = (id: string, usageCount = 0) => ({ id, usageCount }) as VisualTemplate

function filledCache(): QueryClient {
  const cache = new QueryClient()
  const userTemplates = [template('a'), template('b'), template('c')]
  cache.setQueryData(queryKeys.visualTemplates, { userTemplates, globalTemplates: [template('g')] })
  return cache
}

function idsIn(cache: QueryClient): string {
  const lists = cache.getQueryData<Record<'userTemplates' | 'globalTemplates', VisualTemplate[]>>(
    queryKeys.visualTemplates,
  )
  const idsOf = (templates: readonly VisualTemplate[] = []) => templates.map(({ id }) => id).join(' ')
  return `${idsOf(lists?.userTemplates)} | ${idsOf(lists?.globalTemplates)}`
}

test('a saved template is the first of its list', () => {
  const cache = filledCache()
  showSavedTemplate(cache, template('new'), false)
  showSavedTemplate(cache, template('all'), true)
  expect(idsIn(cache)).toBe('new a b c | all g')
})

test('a deletion that is refused puts the template back in its place, beside what came meanwhile', () => {
  const cache = filledCache()
  const putBack = removeTemplate(cache, 'b')
  expect(idsIn(cache)).toBe('a c | g')
  showSavedTemplate(cache, template('all'), true)
  putBack()
  expect(idsIn(cache)).toBe('a b c | all g')
})

test('a use is counted on its template alone', () => {
  const cache = filledCache()
  showTemplateUse(cache, 'g')
  expect(cache.getQueryData(queryKeys.visualTemplates)).toMatchObject({
    userTemplates: [{ usageCount: 0 }, { usageCount: 0 }, { usageCount: 0 }],
    globalTemplates: [{ usageCount: 1 }],
  })
})
