import { expect, test } from 'vitest'
import { sensitiveTopicOf } from './sensitive-topic.ts'

test.each([
  [
    'crime',
    'Man arrested after armed robbery at a bakery',
    'A man was arrested on Monday after an armed robbery at a bakery in the old town, police said. He is to be heard by a judge on Tuesday, and the baker is at home again.',
  ],
  [
    'tragedy',
    'Two hikers killed in a fall',
    'Two hikers were killed on Sunday when they fell from a path above the lake. Their bodies were found in the evening. The village holds a vigil for them on Friday.',
  ],
  [
    'gossip',
    'The singer and her new boyfriend on the red carpet',
    'The singer showed her new boyfriend on the red carpet on Saturday. The two have been dating since the summer, and there is talk of a wedding in the spring.',
  ],
  [
    'crime',
    'Nach Überfall auf Kiosk: Mann festgenommen',
    'Nach einem Überfall auf einen Kiosk in der Altstadt ist ein Mann festgenommen worden. Der Tatverdächtige soll mit einem Messer gedroht haben, und die Verkäuferin blieb unverletzt.',
  ],
  [
    'tragedy',
    'Deux morts dans un accident de montagne',
    'Deux personnes sont mortes dimanche dans une chute au-dessus du lac. Les deux morts ont été retrouvés dans la soirée par les secours, et leur décès a été confirmé par la mairie.',
  ],
  [
    'crime',
    'Detenido por un atraco en una panadería',
    'Un hombre fue detenido el lunes por el atraco de una panadería en el casco antiguo. El detenido pasará a disposición del juez el martes, y la panadera está en su casa.',
  ],
  [
    'gossip',
    'Il cantante e la nuova fidanzata',
    'Il cantante ha presentato la nuova fidanzata alla festa di sabato. I due sono fidanzati da questa estate, e si parla già di matrimonio per la primavera di un anno che è ancora lontano.',
  ],
  [
    'tragedy',
    'Dois mortos em queda na serra',
    'Duas pessoas morreram no domingo em uma queda na serra. Os dois mortos foram encontrados à noite, e o funeral é na sexta-feira, como disse a família que mora na vila.',
  ],
] as const)('an article is seen to be about %s: %s', (topic, title, text) => {
  expect(sensitiveTopicOf(title, text)).toBe(topic)
})

test.each([
  [
    'A software company recalls its killed-off product',
    'The company brings back the product it had killed in March. Its customers had complained for months, the chief executive said, and the market for such software has grown since then.',
  ],
  [
    'Fewer deaths at work: what the new study says',
    'Deaths at work fell by a fifth in ten years, a study of 4,000 companies says. Employers who train new workers in the first week had the fewest deaths, and the industry wants a policy.',
  ],
  [
    'Harbour opens its second quay',
    'The harbour opened its second quay on Monday, two years after the first stone was laid. It handles 1,200 ships a year, and none of them has to wait at sea any more.',
  ],
  [
    'Konzern trauert um Gründer: Was der Markt erwartet',
    'Der Gründer des Konzerns ist gestorben. Die Aktie gab um drei Prozent nach, und Investoren fragen, wer das Unternehmen führen wird. Die Branche trauert um den Mann, der sie verändert hat.',
  ],
])('others are left alone: %s', (title, text) => {
  expect(sensitiveTopicOf(title, text)).toBeNull()
})
