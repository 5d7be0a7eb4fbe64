/**
 * Does the inbox show what an author writes about? Replayed histories: each topic is an author who wrote posts about some
 * of the articles on it. All other articles lie in one inbox, as a feed gives them: a title and a few lines. Precision at
 * 5: how many of the first five are on the author's topic; beside it, newest first, and what chance gives.
 *
 * An article's topic is the one whose words make up the most of its whole text, by the lists below. The order knows
 * neither lists nor whole texts: it sees the posts, and the beginnings of the articles in the inbox.
 *
 * The articles are split by a hash of their ids: `dev` is what the order was built on, `held` was not looked at before.
 *
 *   node bench/inbox.mjs [--data DIR] [--part dev|held] [--posts 6] [--each]
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { interestIn } from '../dist/server/features/feeds/inbox/interest.js'
import { termsOf } from '../dist/server/features/feeds/inbox/terms.js'
import { recogniseLanguage } from '../dist/shared/text/recognise-language.js'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../shared/data', import.meta.url).pathname },
    part: { type: 'string', default: 'dev' },
    posts: { type: 'string', default: '6' },
    each: { type: 'boolean', default: false },
  },
})
const index = `${options.data}/articles/index.json`
if (!existsSync(index)) {
  console.log(`no articles in ${options.data}; name a folder with --data`)
  process.exit(0)
}

const topics = {
  sport:
    'match season coach coaches league goal goals player players tournament championship cup team teams win wins defeat scored score game games striker quarterback rebounds finals race driver',
  politics:
    'president election elections senate senator congress democrats republicans voters campaign minister parliament government impeachment policy vote votes democratic republican party governor candidate',
  money:
    'shares stock stocks investors revenue earnings quarter profit billion market markets economy inflation tariffs trade bank banks fund funds merger shareholders bonds debt tax',
  software:
    'software code developers developer programming server database cloud data app apps api users algorithm computing cybersecurity encryption password python browser parser',
  health:
    'patients patient health disease symptoms doctor doctors muscle muscles exercise exercises workout protein diet vaccine virus treatment hospital medical sleep pain body',
  stage:
    'film films movie movies album song songs band actor actress director music concert episode series character characters trailer theatre singer soundtrack',
  outdoors:
    'trail trails hike hiking backpacking camp camping tent mountain mountains park travel traveler hotel beach island tour tourists trip river lake',
  cooking:
    'recipe recipes cook cooking flour sugar butter oven salt sauce flavor ingredients bake baking garlic dough cream cheese dish minutes tablespoons',
  driving:
    'car cars vehicle vehicles engine horsepower sedan suv driver hybrid brake brakes torque transmission bike motorcycle rider wheel wheels dealership',
  crime:
    'police court judge arrested charged murder suspect victim trial prison sentence lawyer attorney crime shooting charges custody jury',
  selling:
    'marketing brand brands customers customer advertising seo content campaign audience sales leads website ecommerce conversion influencer',
  rooms:
    'design designer architecture architect furniture room rooms wall walls interior garden plants color colors house building installation decor',
}
const fewestOfTopic = 6
/** Of the words of a text, and how far ahead of the next topic. */
const leastShare = 0.012
const leastLead = 1.5
const repeats = 20
const first = 5

const articles = JSON.parse(readFileSync(index, 'utf8'))
  .filter(({ id, text }) => partOf(id) === options.part && text?.length > 600)
  .filter(({ text }) => recogniseLanguage(text) === 'english')
  .map(read)

const sums = { ours: 0, newest: 0, chance: 0, authors: 0 }
for (const topic of Object.keys(topics)) {
  const count = articles.filter((article) => article.topic === topic).length
  if (count < fewestOfTopic) continue
  const one = replay(topic)
  if (options.each)
    console.log(
      `${topic.padEnd(10)} ${String(count).padStart(3)} of ${articles.length}  ours ${one.ours.toFixed(2)}  newest first ${one.newest.toFixed(2)}  chance ${one.chance.toFixed(2)}`,
    )
  for (const name of ['ours', 'newest', 'chance']) sums[name] += one[name]
  sums.authors += 1
}
const [precise, newest, chance] = [sums.ours, sums.newest, sums.chance].map((sum) => sum / sums.authors)
console.log(`${options.part}: ${sums.authors} authors, ${repeats} histories of up to ${options.posts} posts each`)
console.log(
  `precision at ${first}: ${precise.toFixed(3)}; newest first ${newest.toFixed(3)}, ratio ${(precise / newest).toFixed(2)}; chance ${chance.toFixed(3)}, ratio ${(precise / chance).toFixed(2)}`,
)
process.exitCode = precise >= 2 * newest ? 0 : 1

/** Mean precision over some histories of an author who writes about a topic. */
function replay(topic) {
  const filed = articles.filter((article) => article.topic === topic)
  const mean = { ours: 0, newest: 0, chance: 0 }
  for (let round = 0; round < repeats; round += 1) {
    const order = filed.toSorted((a, b) => (hashOf(`${a.id} ${round}`) < hashOf(`${b.id} ${round}`) ? -1 : 1))
    const written = order.slice(0, Math.min(Number(options.posts), Math.floor(filed.length / 2)))
    const inbox = articles.filter((article) => !written.includes(article))
    const terms = inbox.map(({ inFeed }) => inFeed)
    const measure = interestIn(
      written.map(({ inPost }) => inPost),
      terms,
    )
    const scored = inbox.map((article) => ({ article, score: measure.of(article.inFeed).score }))
    const byTime = (a, b) => b.published.localeCompare(a.published) || (hashOf(a.id) < hashOf(b.id) ? -1 : 1)
    mean.ours +=
      precision(
        scored.toSorted((a, b) => b.score - a.score).map(({ article }) => article),
        topic,
      ) / repeats
    mean.newest += precision(inbox.toSorted(byTime), topic) / repeats
    mean.chance += (filed.length - written.length) / inbox.length / repeats
  }
  return mean
}

function precision(order, topic) {
  return order.slice(0, first).filter((article) => article.topic === topic).length / first
}

function partOf(id) {
  return Number.parseInt(hashOf(id).slice(0, 2), 16) % 2 === 0 ? 'dev' : 'held'
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex')
}

/** An article as its feed would have it, and as its author's post would. */
function read({ id, file, text }) {
  const head = gunzipSync(readFileSync(`${options.data}/articles/${file}`))
    .toString('utf8')
    .slice(0, 300_000)
  const title = /<title[^>]*>([^<|]*)/i.exec(head)?.[1]?.trim() ?? ''
  const published = /"datePublished"\s*:\s*"([^"]+)|published_time["'][^>]{0,40}content=["']([^"']+)/i.exec(head)
  // a post takes up some of an article, not only how it begins
  const post = text.split(/(?<=[.!?])\s+/).filter((_, place) => place % 3 === 0)
  return {
    id,
    published: published?.[1] ?? published?.[2] ?? '',
    topic: topicOf(text),
    inFeed: termsOf(title, text.slice(0, 300)),
    inPost: termsOf(title, post.join(' ').slice(0, 1_200)),
  }
}

function topicOf(text) {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const shares = Object.entries(topics).map(([topic, list]) => {
    const own = new Set(list.split(' '))
    return { topic, share: words.filter((word) => own.has(word)).length / words.length }
  })
  const [best, second] = shares.sort((a, b) => b.share - a.share)
  return best.share >= leastShare && best.share >= leastLead * second.share ? best.topic : null
}
