import { BrandMark } from '@/components/ui/brand/brand-mark';
import { BrandName } from '@/components/ui/brand/brand-name';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { Icon } from '@/components/ui/icon';
import { checkoutSteps, isBefore, stepNames, type CheckoutStep } from '@/lib/checkout/steps';
import { brand } from '@/lib/config/brand';

interface CheckoutHeaderProps {
  /** `null` while the order, which decides over its steps, is not known. */
  current: CheckoutStep | null;
  steps?: readonly CheckoutStep[];
  /** What a step is called. */
  words?: (step: CheckoutStep) => { short: string };
}

/** Checkout's own top: the logo, the steps and the order phone; no navigation (ruling 17). */
export function CheckoutHeader({
  current,
  steps = checkoutSteps,
  words = (step) => stepNames[step],
}: CheckoutHeaderProps) {
  const number = current ? steps.indexOf(current) + 1 : 0;
  return (
    <header className="border-b border-line bg-card">
      <div className="shop flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 lg:py-4">
        <a
          href="/"
          aria-label={`${brand.name}, home`}
          className="flex items-center gap-3 rounded-pane"
        >
          <BrandMark size={44} className="size-9 lg:size-11" />
          <span className="display hidden text-[1.5rem] leading-none text-aubergine-700 sm:block">
            <BrandName />
          </span>
        </a>
        {current && (
          <ol aria-label="Steps" className="hidden items-center gap-6 text-ui font-medium lg:flex">
            {steps.map((step, index) => (
              <li
                key={step}
                aria-current={step === current ? 'step' : undefined}
                className={`flex items-center gap-2.5 ${step === current ? 'font-strong' : 'text-ink-2'}`}
              >
                <StepMark
                  number={index + 1}
                  done={isBefore(step, current)}
                  current={step === current}
                />
                {words(step).short}
              </li>
            ))}
          </ol>
        )}
        <p className="flex items-center gap-3 text-xs text-ink-2">
          <Icon name="phone" className="text-ink" />
          <span>
            <OrderPhone className="flex min-h-6 items-center text-sm font-strong text-ink" />
            Rather talk? We’ll take your order by phone
          </span>
        </p>
        <p className="w-full text-sm font-medium lg:hidden">
          {current ? `Step ${number} of ${steps.length}: ${words(current).short}` : 'Checkout'}
        </p>
      </div>
    </header>
  );
}

function StepMark({ number, done, current }: { number: number; done: boolean; current: boolean }) {
  const look = done
    ? 'bg-leaf-600 text-white'
    : current
      ? 'bg-aubergine-700 text-white'
      : 'border border-line-strong text-ink-2';
  return (
    <span
      className={`nums grid size-7 place-items-center rounded-full text-sm font-strong ${look}`}
    >
      {done ? (
        <>
          <Icon name="check" size={16} />
          <span className="sr-only">Done: </span>
        </>
      ) : (
        number
      )}
    </span>
  );
}
