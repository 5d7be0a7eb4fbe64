import { Upload } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { prefetchScreen } from '#client/lib/prefetch-screen'
import { Button } from '#client/ui/button'
import { FileInput } from '#client/ui/file-input'
import { Input } from '#client/ui/input'
import { Cluster, Grid } from '#client/ui/layout'
import { findMark } from '#shared/handover/mark'
import { type GivenSource, giveSource, sourceOfText } from './given-source.ts'
import styles from './start-box.module.css'
import { startTexts } from './texts.ts'
import { useStartAnywhere } from './use-start-anywhere.ts'

const generator = '/generate'

/** The field that begins a post from elsewhere: what is pasted, dropped or chosen opens the generator with it. */
export function StartBox() {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const files = useRef<HTMLInputElement>(null)
  useStartAnywhere(begin)

  function begin(source: GivenSource) {
    giveSource(source)
    navigate(generator)
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    const source = typed === '' && !findMark(text) ? sourceOfText(text) : null
    if (!source) return
    event.preventDefault()
    begin(source)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const source = sourceOfText(typed)
    if (source) begin(source)
    else navigate(generator)
  }

  return (
    <Grid as="form" columns="minmax(0, 1fr) auto" gap={8} until="phone" noValidate onSubmit={submit}>
      <Input
        className={styles.field}
        aria-label={startTexts.label}
        placeholder={startTexts.placeholder}
        autoComplete="off"
        dir="auto"
        value={typed}
        onFocus={() => prefetchScreen(generator)}
        onPaste={paste}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Cluster wrap={false} className={styles.buttons}>
        <Button size="lg" icon={Upload} onClick={() => files.current?.click()}>
          {startTexts.file}
        </Button>
        <Button type="submit" size="lg" variant="primary">
          {startTexts.start}
        </Button>
      </Cluster>
      <FileInput ref={files} onPick={([file]) => begin({ file })} />
    </Grid>
  )
}
