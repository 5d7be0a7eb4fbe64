import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { addresses, frameTexts as words } from './texts.ts'

/** Links to the home page and to sign-in: the header of every public page except the first. */
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
