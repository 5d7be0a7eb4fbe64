import { expect, test } from 'vitest'
import { findSlowTexts } from '../../../../tests/support/hostile-checks.ts'
import { looksGarbled } from './garbled.ts'

/** Article 1 and the start of article 2 of the Universal Declaration of Human Rights, and texts in no language. */
const texts: Record<string, string> = {
  English:
    'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood. Everyone is entitled to all the rights and freedoms set forth in this Declaration, without distinction of any kind, such as race, colour, sex, language, religion, political or other opinion, national or social origin, property, birth or other status.',
  Welsh:
    'Genir pawb yn rhydd ac yn gydradd â’i gilydd mewn urddas a hawliau. Fe’u cynysgaeddir â rheswm a chydwybod, a dylai pawb ymddwyn y naill at y llall mewn ysbryd cymodlon. Y mae gan bawb hawl i’r holl hawliau a’r rhyddfreintiau a nodir yn y Datganiad hwn, heb unrhyw wahaniaeth o gwbl, yn arbennig unrhyw wahaniaeth hil, lliw, rhyw, iaith, crefydd, barn wleidyddol neu unrhyw farn arall.',
  Polish:
    'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. Są oni obdarzeni rozumem i sumieniem i powinni postępować wobec innych w duchu braterstwa. Każdy człowiek posiada wszystkie prawa i wolności zawarte w niniejszej Deklaracji bez względu na różnice rasy, koloru, płci, języka, wyznania, poglądów politycznych i innych przekonań, narodowości, pochodzenia społecznego, majątku.',
  Czech:
    'Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a práv. Jsou nadáni rozumem a svědomím a mají spolu jednat v duchu bratrství. Každý má všechna práva a všechny svobody, stanovené touto deklarací, bez jakéhokoli rozlišování, zejména podle rasy, barvy, pohlaví, jazyka, náboženství, politického nebo jiného smýšlení, národnostního nebo sociálního původu, majetku, rodu nebo jiného postavení.',
  Hungarian:
    'Minden emberi lény szabadon születik és egyenlő méltósága és joga van. Az emberek, ésszel és lelkiismerettel bírván, egymással szemben testvéri szellemben kell hogy viseltessenek. Mindenki, bármely megkülönböztetésre, nevezetesen fajra, színre, nemre, nyelvre, vallásra, politikai vagy bármely más véleményre, nemzeti vagy társadalmi eredetre, vagyonra, születésre való tekintet nélkül hivatkozhat.',
  Vietnamese:
    'Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền. Mọi con người đều được tạo hóa ban cho lý trí và lương tâm và cần phải đối xử với nhau trong tình bằng hữu. Mọi người đều được hưởng tất cả những quyền và tự do nêu trong Bản Tuyên ngôn này, không phân biệt chủng tộc, màu da, giới tính, ngôn ngữ, tôn giáo, chính kiến hay quan điểm khác, nguồn gốc quốc gia hoặc xã hội.',
  Swahili:
    'Watu wote wamezaliwa huru, hadhi na haki zao ni sawa. Wote wamejaliwa akili na dhamiri, hivyo yapasa watendeane kindugu. Kila mtu anastahili kuwa na haki zote na uhuru wote ambao umeelezwa katika Taarifa hii bila ubaguzi wo wote. Yaani bila kubaguana kwa rangi, taifa, wanaume kwa wanawake, dini, siasa, fikara, asili ya taifa la mtu, miliki, kwa kuzaliwa au kwa hali nyingine yo yote.',
  Hawaiian:
    'Hānau kūʻokoʻa ʻia nā kānaka apau loa, a ua kau like ka hanohano a me nā pono kīvila ma luna o kākou pākahi. Ua kuleʻa mai ka noʻonoʻo pono a me ka ʻike pono, no laila, e aloha kākou kekahi i kekahi. E pono ai nā kānaka a pau i nā pono a me nā kūʻokoʻa i hoʻolaha ʻia i loko o kēia palapala, me ka nānā ʻole i ka lāhui, ke kala o ka ʻili, ke keka, ka ʻōlelo, ka hoʻomana, ka manaʻo.',
  Yoruba:
    'Gbogbo ènìyàn ni a bí ní òmìnira; iyì àti ẹ̀tọ́ kọ̀ọ̀kan sì dọ́gba. Wọ́n ní ẹ̀bùn ti làákàyè àti ti ẹ̀rí-ọkàn, ó sì yẹ kí wọn ó máa hùwà sí ara wọn gẹ́gẹ́ bí ọmọ ìyá. Ẹnì kọ̀ọ̀kan ló ní àǹfàní sí gbogbo ẹ̀tọ́ àti òmìnira tí a ti gbé kalẹ̀ nínú ìkéde yìí láìfi ti ọ̀rọ̀ ìyàtọ̀ ẹ̀yà kankan ṣe; ìyàtọ̀ bí i ti ẹ̀yà ènìyàn, àwọ̀, akọ-n̄-bábo, èdè, ẹ̀sìn, ètò ìṣèlú tàbí ìyàtọ̀ nípa èrò ẹni.',
  Greek:
    'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. Είναι προικισμένοι με λογική και συνείδηση, και οφείλουν να συμπεριφέρονται μεταξύ τους με πνεύμα αδελφοσύνης.',
  Russian:
    'Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и должны поступать в отношении друг друга в духе братства.',
  Arabic:
    'يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق. وقد وهبوا عقلاً وضميرًا وعليهم أن يعامل بعضهم بعضًا بروح الإخاء.',
  Hindi:
    'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें बुद्धि और अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिए।',
  Chinese: '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。'.repeat(4),
  'two scripts':
    'The harbour of Θεσσαλονίκη and that of Владивосток counted more ships: Σύνολο 412, всего 399, and the board met again. '.repeat(
      4,
    ),
  figures: '1,204 3.5 % 99 2.1 80 1.9 70 1.2 (4) [5] 2019 2020 2021 2022 $18 €42 £7 '.repeat(12),
  code: 'for (let at = 0; at < words.length; at += 1) { const word = words[at]; if (!word) continue; sum += lengthOf(word) }\n'.repeat(
    6,
  ),
  assembly:
    'movq %rax, -8(%rbp)\nmovl $0, %eax\ncallq printf\npushq %rbp\nsubq $16, %rsp\njmp .L3\nxorl %edx, %edx\n'.repeat(
      12,
    ),
  tickers:
    'AAPL MSFT NVDA AMZN META TSLA GOOGL BRKB UNH JNJ XOM JPM PFE CVX MRK KO PEP CSCO TMO WMT ABT ACN DHR LIN NKE TXN VZ RTX BMY '.repeat(
      4,
    ),
  'a short text': 'BRZ XQ 7KH KDUERXU',
}

test.each(Object.entries(texts))('%s is text, whatever else speaks against its font', (_, text) => {
  expect(looksGarbled(text)).toBe(false)
  expect(looksGarbled(text, true)).toBe(false)
})

/** Each letter as the one so many places further on in the alphabet. */
const shifted = (text: string, places: number) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + places) % 26) + 97))

test.each(['English', 'Polish', 'Czech', 'Hungarian'])('letters that stand for others are no text: %s', (name) => {
  const caught = [2, 3, 5, 8, 9, 11, 12, 15, 17, 23, 24].filter((places) =>
    looksGarbled(shifted(texts[name] ?? '', places)),
  )
  expect(caught.length).toBeGreaterThanOrEqual(10)
})

test('codes instead of letters are no text', () => {
  const coded = (text: string, by: number) =>
    Array.from(text, (letter) => String.fromCharCode(letter.charCodeAt(0) - by)).join('')
  const english = texts.English ?? ''
  expect(looksGarbled(coded(english, 29))).toBe(true)
  expect(looksGarbled(coded(english, 90))).toBe(true)
  expect(
    looksGarbled(Array.from(english, (letter) => String.fromCharCode(0xf000 + letter.charCodeAt(0))).join('')),
  ).toBe(true)
  expect(looksGarbled('\ufffd'.repeat(50))).toBe(true)
  // Russian in its own encoding, read as Latin; and glyph numbers read as characters of all scripts.
  expect(looksGarbled('Âñå ëþäè ðîæäàþòñÿ ñâîáîäíûìè è ðàâíûìè â ñâîåì äîñòîèíñòâå è ïðàâàõ. '.repeat(5))).toBe(true)
  expect(looksGarbled('ϋϛ ԒޒĖ ʻַԒ ңߎޅξءķ Ψ܀ø Ī ΨǓΦԻ Φу ੒Ǌ һӍΉʽী ܅ȥ͟ರ ΰചʽ ဍ̮̓ ˖ ౖȈȥ Ǭ්͟ ೼ˮʷ źȥࠨ ๠ɢ̿ '.repeat(2))).toBe(true)
})

test('no text holds it up', () => {
  expect(findSlowTexts(20_000, (text) => looksGarbled(text))).toEqual([])
})
