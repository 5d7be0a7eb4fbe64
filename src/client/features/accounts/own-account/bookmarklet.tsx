import { Bookmark, Copy } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { writeClipboard } from '#client/lib/clipboard'
import { Button, buttonClass } from '#client/ui/button'
import { Hint } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { toast } from '#client/ui/toast'
import section from '../section.module.css'
import { texts } from './texts.ts'

/** Runs on the page that is read: opens our generator with its address. It only fills the form; nothing is generated. */
const program = `javascript:void open('${location.origin}/generate?url='+encodeURIComponent(location.href),'_blank','noopener')`

/** A link for the bookmarks bar, and a way to copy it for who can't drag. */
export function Bookmarklet() {
  const [isPressed, setIsPressed] = useState(false)

  function press(event: MouseEvent) {
    event.preventDefault()
    setIsPressed(true)
  }

  return (
    <FormSection title={texts.bookmarklet.title} text={texts.bookmarklet.text}>
      <Hint>
        {texts.bookmarklet.how} <span role="status">{isPressed && texts.bookmarklet.pressed}</span>
      </Hint>
      <a className={buttonClass({}, section.start)} href="/generate" ref={setAddress} onClick={press}>
        <Bookmark className="icon s" aria-hidden="true" />
        {texts.bookmarklet.link}
      </a>
      <Hint>{texts.bookmarklet.copyHint}</Hint>
      <Button className={section.start} icon={Copy} onClick={() => void copy()}>
        {texts.bookmarklet.copy}
      </Button>
    </FormSection>
  )
}

/** React refuses to write a javascript: address, lest it came from a stranger. This one is ours, and only dragged. */
function setAddress(link: HTMLAnchorElement | null): void {
  link?.setAttribute('href', program)
}

async function copy(): Promise<void> {
  try {
    await writeClipboard(program)
    toast({ ...texts.bookmarklet.copied, kind: 'success' })
  } catch (error) {
    console.error('Copying failed', error)
    toast({ ...texts.bookmarklet.copyFailed, kind: 'error' })
  }
}
