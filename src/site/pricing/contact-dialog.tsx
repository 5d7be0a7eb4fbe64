import { buttonClass } from '../frame/controls.tsx'
import { pricingTexts } from './texts.ts'

const words = pricingTexts.contact

/** What Contact Sales opens. Without script its link leads to the same words further down the page. */
export function ContactDialog() {
  return (
    <dialog className="dialog" id="contact-dialog" aria-labelledby="contact-title">
      <div className="dialog-body">
        <h2 id="contact-title">{words.title}</h2>
        <p>{words.text}</p>
        <form method="dialog" className="actions">
          <button type="submit" className={buttonClass({ variant: 'primary' })}>
            {words.close}
          </button>
        </form>
      </div>
    </dialog>
  )
}
