import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { addresses, frameTexts as words } from './texts.ts'

/** The way back and the way in: the head of every public page but the first. */
export function PlainHeader() {
  return (
    <Cluster as="nav" wrap={false} className="push" aria-label={words.main}>
      <a className={buttonClass({ variant: 'quiet' })} href="/">
        <ArrowLeft className="icon s" aria-hidden="true" />
        {words.back}
      </a>
      <a className={buttonClass({}, 'on-paper')} href={addresses.signIn}>
        {words.signIn}
      </a>
    </Cluster>
  )
}
