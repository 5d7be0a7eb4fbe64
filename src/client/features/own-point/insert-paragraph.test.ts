import { expect, test } from 'vitest'
import { insertParagraph } from './insert-paragraph.ts'

test.each([
  ['The quay is open.', 'The quay is open.\n\nI was there.'],
  ['The quay is open.\n\n#Harbour #Ships', 'The quay is open.\n\nI was there.\n\n#Harbour #Ships'],
  [
    'The quay is open.\n\nSource: The Quay, 3 May\nhttps://news.example/quay\n\n#Harbour\n',
    'The quay is open.\n\nI was there.\n\nSource: The Quay, 3 May\nhttps://news.example/quay\n\n#Harbour',
  ],
  ['Der Kai ist offen.\nQuelle: Der Kai', 'Der Kai ist offen.\n\nI was there.\n\nQuelle: Der Kai'],
  ['#Harbour', 'I was there.\n\n#Harbour'],
])('the paragraph comes before hashtags, links and the source: %j', (post, text) => {
  const inserted = insertParagraph(post, ' I was there. ')
  expect(inserted.text).toBe(text)
  expect(inserted.text.slice(0, inserted.end).endsWith('I was there.')).toBe(true)
})
