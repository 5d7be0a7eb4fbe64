import { buttonClass } from '#client/ui/button'
import { Demo } from '../demo/demo.tsx'
import { demoTexts } from '../demo/texts.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { Section } from '../frame/section.tsx'
import { addresses, frameTexts } from '../frame/texts.ts'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { PauseButton } from './pause-button.tsx'
import { ProductPicture } from './product-picture.tsx'
import { landingTexts as words } from './texts.ts'

/** /: the product, shown before it is explained. */
export function LandingPage() {
  return (
    <PageFrame header={<Navigation />} note={words.note}>
      <div className="page">
        <Hero />
        <Section id="demo" title={demoTexts.title} action={<PauseButton />}>
          <Demo />
          <p className="note">{demoTexts.note}</p>
        </Section>
        <Section id="features" title={words.features.title}>
          <Features />
        </Section>
        <Section id="product" title={words.product.title}>
          <ProductPicture />
        </Section>
        <HowItWorks />
        <About />
      </div>
      <Closing />
    </PageFrame>
  )
}

function Navigation() {
  return (
    <>
      <nav aria-label={frameTexts.main}>
        <a href="#features">{frameTexts.features}</a>
        <a href="/pricing">{frameTexts.pricing}</a>
        <a href="#about">{frameTexts.about}</a>
      </nav>
      <a className="textlink push" href={addresses.signIn}>
        {frameTexts.signIn}
      </a>
      <a className={buttonClass({ variant: 'primary' })} href={addresses.register}>
        {frameTexts.startTrial}
      </a>
    </>
  )
}

function HowItWorks() {
  return (
    <section className="section" id="how" aria-labelledby="how-title">
      <h2 className="section-heading" id="how-title">
        {words.steps.title}
      </h2>
      <ol className="steps">
        {words.steps.list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function About() {
  return (
    <section className="section about" id="about" aria-labelledby="about-title">
      <h2 id="about-title">{words.about.title}</h2>
      <p className="big">{words.about.text}</p>
    </section>
  )
}

function Closing() {
  return (
    <section className="close" aria-labelledby="closing-title">
      <div className="page">
        <div>
          <h2 id="closing-title">{words.closing.title}</h2>
          <p>{words.closing.text}</p>
        </div>
        <a className={buttonClass({ variant: 'primary', size: 'lg' }, 'push')} href={addresses.register}>
          {words.closing.start}
        </a>
      </div>
    </section>
  )
}
