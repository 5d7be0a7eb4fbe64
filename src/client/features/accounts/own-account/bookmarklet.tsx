import { Bookmark, Copy } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { writeClipboard } from '#client/lib/clipboard'
import { Button, buttonClass } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { toast } from '#client/ui/toast'
import { texts } from './texts.ts'

const words = texts.bookmarklet

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
    <FormSection title={words.title} text={words.text}>
      <p className="hint">
        {words.how} <span role="status">{isPressed && words.pressed}</span>
      </p>
      <a className={buttonClass({}, 'start')} href="/generate" ref={setAddress} onClick={press}>
        <Bookmark className="icon s" aria-hidden="true" />
        {words.link}
      </a>
      <p className="hint">{words.copyHint}</p>
      <Button className="start" icon={Copy} onClick={() => void copy()}>
        {words.copy}
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
    toast({ ...words.copied, kind: 'success' })
  } catch (error) {
    console.error('Copying failed', error)
    toast({ ...words.copyFailed, kind: 'error' })
  }
}
