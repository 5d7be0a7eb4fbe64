import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import { countSentenceEnds, sentencesOf } from './sentences.ts'

const cut = (line: string, language: Language | null = null) =>
  sentencesOf(line, language).map(({ start, end }) => line.slice(start, end))

/** Two sentences each, as Unicode's own rules cut them too. */
const scripts = {
  zh: '港务局将更换全部渡轮。第一艘四月启航！',
  ja: '港湾局は船を置き換える。費用はいくらか？',
  ko: '항만청은 여객선을 교체한다. 첫 배는 4월에 뜬다.',
  hi: 'प्राधिकरण नौकाएँ बदलेगा। पहली अप्रैल में चलेगी।',
  bn: 'কর্তৃপক্ষ ফেরি বদলাবে। প্রথমটি এপ্রিলে চলবে।',
  ta: 'ஆணையம் படகுகளை மாற்றும். முதல் படகு ஏப்ரலில் ஓடும்.',
  ar: 'ستستبدل السلطة العبّارات. هل يكفي ذلك؟',
  fa: 'سازمان بندر قایق‌ها را جایگزین می‌کند. نخستین قایق آماده است.',
  ur: 'اتھارٹی کشتیاں بدلے گی۔ پہلی کشتی اپریل میں چلے گی۔',
  he: 'רשות הנמל תחליף את המעבורות. הראשונה תפליג באפריל.',
  my: 'ကူးတို့များကို အစားထိုးမည်။ ပထမဆုံးသည် ဧပြီတွင် ပြေးဆွဲမည်။',
  am: 'ባለሥልጣን ጀልባዎቹን ይተካል። የመጀመሪያው ይጀምራል።',
  hy: 'Վարչությունը կփոխարինի նավերը։ Առաջինը կսկսի ապրիլին։',
  ka: 'ადმინისტრაცია ბორნებს ჩაანაცვლებს. პირველი აპრილში გავა.',
  el: 'Αρκεί αυτό; Η αρχή λέει ναι.',
  ru: 'Порт заменит паромы. Первый выйдет в апреле.',
  tr: 'Liman feribotları değiştirecek. İlki nisanda başlayacak.',
  vi: 'Cảng sẽ thay toàn bộ phà. Chiếc đầu tiên chạy vào tháng Tư.',
}

test.each(Object.entries(scripts))('%s: sentences end at the full stops of their script', (locale, line) => {
  const byUnicode = Array.from(new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(line), ({ segment }) =>
    segment.trim(),
  )
  expect(cut(line)).toEqual(byUnicode)
  expect(cut(line)).toHaveLength(2)
  expect(countSentenceEnds(line)).toBe(2)
})

test('Thai has no full stops, so a line of it stays whole', () => {
  const line = 'การท่าเรือจะเปลี่ยนเรือข้ามฟากทั้ง 14 ลำ เรือลำแรกจะเริ่มวิ่งในเดือนเมษายน'
  expect(cut(line)).toEqual([line])
})

describe('a figure stays whole', () => {
  test.each([
    ['english', 'The pool holds 3.5 × 10⁶ litres at −5.5 °C. It is 3½ metres deep.'],
    ['english', 'Each of the 10⁶ mussels filters 2.5 litres of H₂O. The reef covers 4.2 km².'],
    ['german', 'Die Halle hat 1.200 m² und liegt in Nr. 5. Sie öffnet am 3. November.'],
    ['german', 'Das Becken fasst 2,5·10⁶ Liter (vgl. Abb. 3). Es ist 3½ Meter tief.'],
    [null, 'この湖は３．５平方キロメートルある。水深は2.5メートルだ。'],
  ] as const)('%s: %s', (language, line) => {
    expect(cut(line, language)).toHaveLength(2)
  })
})

test('the short form of a word ends a sentence only where it is a word of its own', () => {
  expect(cut('Acme Corp. sold No. 5 to Bolt Inc. in Sept. 2019. She said no. Nobody asked.', 'english')).toEqual([
    'Acme Corp. sold No. 5 to Bolt Inc. in Sept. 2019.',
    'She said no.',
    'Nobody asked.',
  ])
  expect(cut('Das gilt z. B. für Dr. Meier. Er schweigt.', 'german')).toHaveLength(2)
  expect(cut('डॉ. शर्मा ने आँकड़े जाँचे। पहली नौका चली।')).toHaveLength(2)
})

test('a text without any capital is cut all the same, one with capitals only before them', () => {
  expect(cut('the port buys boats. they cost a lot. … and more.', 'english')).toHaveLength(3)
  expect(cut('THE PORT BUYS BOATS. THEY COST A LOT.', 'english')).toHaveLength(2)
  expect(cut('The firm acme.com and its sister approx. grew by half.', 'english')).toHaveLength(1)
})

test('a missing blank ends a sentence between words, not within a name', () => {
  expect(cut('The port buys boats.They cost a lot.', 'english')).toHaveLength(2)
  expect(cut('Booking.Com and Dr.Meier met at St.Gallen.', 'english')).toHaveLength(1)
})

test('what was said stays in its sentence, and closing marks go with it', () => {
  expect(cut('「費用は高い。」と局長は述べた。工事は続く。')).toEqual([
    '「費用は高い。」と局長は述べた。',
    '工事は続く。',
  ])
  expect(cut('他说：“我们很满意。”工程继续。')).toEqual(['他说：“我们很满意。”', '工程继续。'])
  expect(cut('« C’est cher.\u00a0» La ville paie.', 'french')).toEqual(['« C’est cher.\u00a0»', 'La ville paie.'])
})

test('a sentence is parted between words where it is too long', () => {
  const line = 'word '.repeat(400)
  expect(Math.max(...sentencesOf(line, 'english').map(({ start, end }) => end - start))).toBeLessThanOrEqual(1_000)
  expect(sentencesOf(line, 'english', Number.POSITIVE_INFINITY)).toHaveLength(1)
})

test.each(['. ', '。', '।', '; ', '...', '.”', 'A. ', 'а; '])('a line of nothing but %j takes no time', (part) => {
  const startedAt = process.cpuUsage()
  sentencesOf(part.repeat(60_000), 'german', Number.POSITIVE_INFINITY)
  const { user, system } = process.cpuUsage(startedAt)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})
