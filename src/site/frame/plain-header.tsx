import { ArrowLeft } from 'lucide-react'
import { buttonClass } from './controls.tsx'
import { addresses, frameTexts as words } from './texts.ts'

/** The way back and the way in: the head of every public page but the first. */
export function PlainHeader() {
  return (
    <nav className="push row" aria-label={words.main}>
      <a className={buttonClass({ variant: 'quiet' })} href="/">
        <ArrowLeft className="icon s" aria-hidden="true" />
        {words.back}
      </a>
      <a className={buttonClass({ variant: 'secondary' })} href={addresses.signIn}>
        {words.signIn}
      </a>
    </nav>
  )
}
