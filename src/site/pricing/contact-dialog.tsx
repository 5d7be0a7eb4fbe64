import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { pricingTexts } from './texts.ts'

const words = pricingTexts.contact

/** The dialog of Contact Sales. Without script its link leads to the same text further down the page. */
export function ContactDialog() {
  return (
    <Dialog title={words.title} open onClose={() => undefined} actions={<Close />}>
      <p>{words.text}</p>
    </Dialog>
  )
}

function Close() {
  return (
    <form method="dialog">
      <Button type="submit" variant="primary" block>
        {words.close}
      </Button>
    </form>
  )
}
