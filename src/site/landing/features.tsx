import type { ReactNode } from 'react'
import { landingTexts } from './texts.ts'
import {
  CanvasVignette,
  DraftVignette,
  FiguresVignette,
  MonthVignette,
  ReadVignette,
  VoiceVignette,
} from './vignettes.tsx'

const words = landingTexts.features

/** The six feature cards, each with a small piece of its feature. */
export function Features() {
  return (
    <ul className="features">
      <Feature {...words.ai} picture={<DraftVignette />} />
      <Feature {...words.scraping} picture={<ReadVignette />} />
      <Feature {...words.visuals} picture={<CanvasVignette />} />
      <Feature {...words.settings} picture={<VoiceVignette />} />
      <Feature {...words.history} picture={<MonthVignette />} />
      <Feature {...words.analytics} picture={<FiguresVignette />} />
    </ul>
  )
}

function Feature({ title, text, picture }: { title: string; text: string; picture: ReactNode }) {
  return (
    <li>
      <div className="vig" aria-hidden="true">
        {picture}
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}
