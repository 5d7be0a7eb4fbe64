import { type ClipboardEvent, useEffect, useState } from 'react'
import { signInPath } from '#client/lib/next-path'
import { useUser } from '#client/queries/user'
import { buttonClass } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { MessagePage } from '#client/ui/message-page'
import { routes } from '#shared/contract/pages'
import { type HandedPage, readMarkedPage } from '#shared/handover/handed-page'
import { PageFacts } from './page-facts.tsx'
import { receivePage } from './receive-message.ts'
import { type Arrival, storeHandedPage } from './store-handed-page.ts'
import { handoverTexts } from './texts.ts'

/**
 * Receives a page and stores it in this tab. Then the tab reloads as the generator or the sign-in: the window that
 * opened this page can still script it, but not a new document.
 */
export function ReceivePage() {
  const { user } = useUser()
  const [arrival, setArrival] = useState<Arrival | null>(null)

  useEffect(() => receivePage((page) => void storeHandedPage(page).then(setArrival)), [])

  const isOver = arrival?.outcome === 'kept' && user !== null
  useEffect(() => {
    if (isOver) location.replace(routes.generate.path)
  }, [isOver])

  if (!arrival) return <Waiting onPage={(page) => void storeHandedPage(page).then(setArrival)} />
  return <Arrived arrival={arrival} />
}

/** If no page opened this one, or it was isolated from it, people can paste the page. */
function Waiting({ onPage }: { onPage: (page: HandedPage) => void }) {
  const texts = handoverTexts.receive
  const [isWrong, setIsWrong] = useState(false)

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    const page = readMarkedPage(event.clipboardData.getData('text/plain'))
    setIsWrong(page === null)
    if (page) onPage(page)
  }

  return (
    <MessagePage title={texts.title}>
      <p role="status">{window.opener ? texts.waiting : texts.alone}</p>
      <Field label={texts.label} error={isWrong ? texts.notMarked : undefined}>
        {(control) => <TextArea {...control} rows={3} value="" onChange={() => setIsWrong(true)} onPaste={paste} />}
      </Field>
    </MessagePage>
  )
}

function Arrived({ arrival: { page, outcome } }: { arrival: Arrival }) {
  const texts = handoverTexts.receive
  const { user } = useUser()
  const title = {
    kept: user ? texts.title : texts.signInTitle,
    tooLarge: texts.tooLargeTitle,
    notKept: texts.notKeptTitle,
  }
  const next = user ? routes.generate.path : signInPath(routes.generate.path)
  return (
    <MessagePage
      title={title[outcome]}
      // another document, out of reach for the page that opened this one
      actions={
        <a className={buttonClass({ variant: 'primary' })} href={next}>
          {user ? texts.toGenerator : texts.signIn}
        </a>
      }
    >
      <PageFacts page={page} />
      <p role={outcome === 'kept' ? 'status' : 'alert'}>
        {outcome === 'kept' ? !user && texts.isKept : texts[outcome]}
      </p>
    </MessagePage>
  )
}
