import type { Page } from 'playwright-core'

/**
 * A fake js.stripe.com: a small script that the real React components accept. Its card form calls Stripe's API like the
 * real one, and those calls are routed to the fake Stripe on loopback.
 */
export async function serveStripeScript(page: Page, fake: { environment: Record<string, string> }): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` }),
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const response = await fetch(`${fake.environment.STRIPE_API_BASE}${pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: route.request().postData(),
    })
    await route.fulfill({
      status: response.status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: await response.text(),
    })
  })
}

/** Runs in the browser, so it uses nothing from outside itself. */
function script(): void {
  interface Payment {
    id: string
    status: string
    next_action: unknown
  }
  interface Answer extends Payment {
    error?: { message: string; payment_intent?: Payment }
  }

  function createPaymentElement() {
    const place = document.createElement('div')
    const listeners: Record<string, () => void> = {}
    place.innerHTML = ['Card number', 'Expiry date', 'CVC']
      .map((label) => `<label>${label}<input style="display: block; width: 100%; min-height: 44px"></label>`)
      .join('')
    return {
      mount(parent: HTMLElement) {
        parent.append(place)
        setTimeout(() => listeners.ready?.())
      },
      destroy: () => place.remove(),
      unmount: () => place.remove(),
      update() {},
      on(event: string, listener: () => void) {
        listeners[event] = listener
      },
      off(event: string) {
        delete listeners[event]
      },
      typed: () => [...place.querySelectorAll('input')].map((input) => input.value),
    }
  }

  function createElements(options: { clientSecret: string }) {
    let element: ReturnType<typeof createPaymentElement> | null = null
    return {
      clientSecret: options.clientSecret,
      create: () => {
        element = createPaymentElement()
        return element
      },
      update() {},
      getElement: () => element,
      typed: () => element?.typed() ?? [],
    }
  }

  function connect(key: string) {
    const none = () => Promise.reject(new Error('not part of this stand-in'))
    return {
      elements: createElements,
      createToken: none,
      createPaymentMethod: none,
      confirmCardPayment: none,
      _registerWrapper() {},
      registerAppInfo() {},
      async confirmPayment(given: {
        elements: ReturnType<typeof createElements>
        confirmParams: { return_url: string }
        redirect: 'if_required'
      }) {
        const { clientSecret, typed } = given.elements
        const { return_url } = given.confirmParams
        const id = clientSecret.split('_secret')[0]
        const [number = '', expiry = '', cvc = ''] = typed()
        const [month = '', year = ''] = expiry.split('/')
        const body = new URLSearchParams({
          key,
          client_secret: clientSecret,
          return_url,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': number,
          'payment_method_data[card][exp_month]': month,
          'payment_method_data[card][exp_year]': year,
          'payment_method_data[card][cvc]': cvc,
        })
        const confirm = async () => {
          const response = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, {
            method: 'POST',
            body,
          })
          return (await response.json()) as Answer
        }
        const answer = await confirm()
        if (answer.error) return { error: answer.error }
        if (answer.status !== 'requires_action') return { paymentIntent: answer }
        // the bank's page: confirming there, and returning
        const { status } = await confirm()
        const back = new URL(return_url)
        back.searchParams.set('payment_intent', answer.id)
        back.searchParams.set('payment_intent_client_secret', clientSecret)
        back.searchParams.set('redirect_status', status)
        location.assign(back)
        return await new Promise<never>(() => {})
      },
    }
  }
  Object.assign(window, { Stripe: Object.assign(connect, { version: 'endive' }) })
}
