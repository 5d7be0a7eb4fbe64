import { buttonClass } from '#client/ui/button'
import { Byline } from '#client/ui/byline'
import { Cluster } from '#client/ui/layout'
import { markClass, ownWordsClass, strokeClass } from '#client/ui/mark'
import { sample } from '../demo/texts.ts'
import { addresses } from '../frame/texts.ts'
import { landingTexts } from './texts.ts'

const words = landingTexts.hero
const clip = landingTexts.clip

/** The headline, and next to it an article with the passages that the draft used. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div>
        <h1 id="hero-title">
          {words.title} <span className={strokeClass}>{words.stroke}</span>
        </h1>
        <p className="lede">{words.lede}</p>
        <Cluster gap={24} wrap={false} className="start">
          <a className={buttonClass({ variant: 'primary', size: 'lg' })} href={addresses.register}>
            {words.start}
          </a>
          <a className="textlink" href="#demo">
            {words.demo}
          </a>
        </Cluster>
        <small>{words.offer}</small>
      </div>
      <figure className="clip" aria-label={clip.label}>
        <Article />
        <Draft />
      </figure>
    </section>
  )
}

function Article() {
  return (
    <div className="article">
      <p className="flag">
        <span>{clip.flag}</span>
        <span>{clip.city}</span>
      </p>
      <p className="headline">{sample.source.title}</p>
      <Byline>
        <b>{sample.source.publication}</b>
      </Byline>
      <div className="cols">
        <p>{sample.article.before}</p>
        <p>
          <span className={markClass}>{sample.article.taken}</span>
          <span className="foot">1</span> {sample.article.after}
        </p>
      </div>
    </div>
  )
}

function Draft() {
  return (
    <div className="post">
      <p className="draft-flag">{clip.draft}</p>
      <p>
        <b>{clip.hook}</b>
      </p>
      <p>
        {clip.point}
        <span className="foot">1</span>
      </p>
      <p>
        <span className={ownWordsClass}>{clip.opinion}</span>
      </p>
      <p className="verdict">
        <b>{clip.source}</b> {clip.sourceHint}
      </p>
    </div>
  )
}
