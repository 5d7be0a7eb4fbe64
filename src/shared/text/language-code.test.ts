import { expect, test } from 'vitest'
import { languageCode } from './language-code.ts'

test.each([
  ['Die Brücke wird im Mai eröffnet, und alle sind eingeladen, sie zu sehen.', 'de'],
  ['The bridge will be opened in May, and everybody is welcome to see it.', 'en'],
  ['הגשר ייפתח ב-12 במאי, LinkedIn!', 'he'],
  ['فتح الجسر في 2026', 'ar'],
  ['Η γέφυρα ανοίγει τον Μάιο', 'el'],
  ['12 %', undefined],
])('%s', (text, code) => {
  expect(languageCode(text)).toBe(code)
})
