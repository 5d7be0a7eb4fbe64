import { Bookmark, Copy } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '#client/ui/button'
import { copyText } from '#client/ui/copy-text'
import { Hint } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { routes } from '#shared/contract/pages'
import { handoverMessages } from '#shared/handover/handed-page'
import { takePage } from '#shared/handover/take-page'
import { handOver } from './hand-over.ts'
import { handoverTexts } from './texts.ts'

/** A link for the bookmarks bar, and a way to copy it for people who can't drag. */
export function Bookmarklet() {
  const [isPressed, setIsPressed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const texts = handoverTexts.bookmarklet

  // the section mounts after the browser has looked for the anchor
  useEffect(() => {
    if (location.hash === `#${place.current?.id}`) place.current?.scrollIntoView()
  }, [])

  function press(event: MouseEvent) {
    event.preventDefault()
    setIsPressed(true)
  }

  return (
    <div id="hand-over" ref={place}>
      <FormSection title={texts.title} text={texts.text}>
        <Hint>
          {texts.how} <span role="status">{isPressed && texts.pressed}</span>
        </Hint>
        <a className={buttonClass({ start: true })} href="/generate" ref={setAddress} onClick={press}>
          <Bookmark className="icon s" aria-hidden="true" />
          {texts.link}
        </a>
        <Hint>{texts.what}</Hint>
        <Button start icon={Copy} onClick={() => void copyText(program(), texts)}>
          {texts.copy}
        </Button>
        <Hint>
          <a href="/handbook/as-seen.html" target="_blank" rel="noopener">
            {texts.more}
          </a>
        </Hint>
      </FormSection>
    </div>
  )
}

/** Two functions as source text; everything else they need is passed in. */
function program(): string {
  const given = {
    to: location.origin,
    path: routes.handover.path,
    messages: handoverMessages,
    words: handoverTexts.onPage,
  }
  return `javascript:${encodeURIComponent(`void (${handOver.toString()})(${takePage.toString()},${JSON.stringify(given)})`)}`
}

/**
 * React refuses to set a javascript: address, as a protection against foreign input. This one is ours, and only
 * dragged.
 */
function setAddress(link: HTMLAnchorElement | null): void {
  link?.setAttribute('href', program())
}
