import { Button, buttonClass, type ButtonKind } from '@/components/ui/button';
import { SelectField } from '@/components/ui/form/select-field';
import { TextField } from '@/components/ui/form/text-field';
import { Icon, iconNames } from '@/components/ui/icon';
import { Row, State } from './specimen';

const kinds: [kind: ButtonKind, words: string, hover: string][] = [
  ['primary', 'Add to Cart', 'bg-aubergine-800'],
  ['secondary', 'Order again', 'bg-mist'],
  ['loyalty', 'Join Purple Perks', 'bg-lilac-400'],
];
const ring = 'outline-2 outline-offset-2 outline-aubergine-700';

/** Buttons of each kind at rest, hovered, focused, disabled and busy. */
export function Buttons() {
  return (
    <>
      {kinds.map(([kind, words, hover]) => (
        <Row key={kind}>
          <State name="Rest">
            <Button kind={kind}>{words}</Button>
          </State>
          <State name="Hover">
            <span className={buttonClass(kind, 'normal', `${hover}!`)}>{words}</span>
          </State>
          <State name="Focus">
            <span className={buttonClass(kind, 'normal', ring)}>{words}</span>
          </State>
          <State name="Disabled">
            <Button kind={kind} disabled>
              {words}
            </Button>
          </State>
        </Row>
      ))}
      <Row>
        <State name="Busy">
          <Button busy="Adding">Add to Cart</Button>
        </State>
        <State name="Small">
          <Button size="small">Register Now</Button>
        </State>
        <State name="Small, secondary">
          <Button size="small" kind="secondary">
            View Details
          </Button>
        </State>
        <State name="Text link">
          <a className="text-link" href="#buttons">
            View All Articles
          </a>
        </State>
      </Row>
    </>
  );
}

/** Fields at rest, with a hint, in error and disabled. */
export function Fields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" defaultValue="Ana" />
      <TextField
        label="Phone"
        defaultValue="612-555-01"
        hint="We call this number only if there is a problem with delivery."
      />
      <TextField label="ZIP" defaultValue="554" error="Please enter a 5 digit zip" />
      <TextField label="Country" defaultValue="United States" disabled />
      <SelectField
        label="State"
        options={[
          { value: 'MN', label: 'Minnesota' },
          { value: 'WI', label: 'Wisconsin' },
        ]}
      />
      <SelectField
        label="Address type"
        error="Address Type Required"
        options={[{ value: '', label: 'Choose one' }]}
      />
    </div>
  );
}

/** Every icon of the set. */
export function Icons() {
  return (
    <ul className="grid grid-cols-3 gap-4 text-xs text-ink-2 sm:grid-cols-5 lg:grid-cols-8">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} className="mb-1 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  );
}
