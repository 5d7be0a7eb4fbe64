import { expect, test } from 'vitest'
import { formTexts } from '#client/features/generator/form/texts'
import { resultTexts } from '#client/features/generator/result/texts'
import { postTexts } from '#client/features/post/texts'
import { entryTexts } from '#client/features/publishing/entry-texts'
import { refiningTexts } from '#client/features/versions/texts'
import { demoTexts } from './texts.ts'

test('the demo names everything as the product does', () => {
  const { kinds, hook, wish } = refiningTexts
  expect(demoTexts).toMatchObject({
    url: formTexts.url.label,
    opinion: formTexts.opinion.label,
    style: formTexts.style.label,
    model: formTexts.model.label,
    webSearch: formTexts.webSearch.label,
    generating: formTexts.generating,
    result: resultTexts.title,
    empty: resultTexts.empty.title,
    refine: [kinds.shorter, kinds.longer, hook, kinds.angle],
    translate: kinds.translation,
    wish,
    edit: postTexts.edit,
    visual: postTexts.visual,
    copy: postTexts.copy,
    publish: entryTexts.publish,
  })
})
