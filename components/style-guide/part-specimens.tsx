import { brand } from '@/lib/config/brand';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { PlantLabel } from '@/components/ui/plant-label';
import { Price } from '@/components/ui/price';
import { StockWords } from '@/components/ui/stock-words';
import { Row, State } from './specimen';

const trail = [{ label: 'Flowers', path: '/c/flowers' }, { label: 'Bouquets' }];

/** Chips, flags, prices, availability. */
export function Marks() {
  return (
    <>
      <Row>
        <State name="Chip">
          <a href="#marks" className="chip">
            Roses
          </a>
        </State>
        <State name="Hover">
          <span className="chip bg-mist">Roses</span>
        </State>
        <State name="Focus">
          <span className="chip outline-2 outline-offset-2 outline-aubergine-700">Roses</span>
        </State>
        <State name="Chosen">
          <a href="#marks" className="chip" aria-current="true">
            Roses
          </a>
        </State>
        <State name="Applied filter">
          <span className="chip chip-applied">Purple</span>
        </State>
      </Row>
      <Row>
        <State name="Featured">
          <PlantLabel tone="featured">Featured</PlantLabel>
        </State>
        <State name="New">
          <PlantLabel tone="new">New</PlantLabel>
        </State>
        <State name="Sale">
          <PlantLabel tone="sale">25% off</PlantLabel>
        </State>
        <State name="Loyalty">
          <PlantLabel tone="loyalty">Purple Perks</PlantLabel>
        </State>
      </Row>
      <Row>
        <State name="Price">
          <Price price={{ from: 5999, to: 5999 }} />
        </State>
        <State name="Range">
          <Price price={{ from: 5999, to: 10_499 }} />
        </State>
        <State name="Reduced">
          <Price
            price={{ from: 2999, to: 2999, retailFrom: 3999, retailTo: 3999, percentOff: 25 }}
          />
        </State>
        <State name="Available">
          <StockWords band="in" />
        </State>
        <State name="Low">
          <StockWords band="low" />
        </State>
        <State name="Out">
          <StockWords band="out" />
        </State>
      </Row>
    </>
  );
}

/** The breadcrumb bar: with and without Home, on a dark ground. */
export function Breadcrumbs() {
  return (
    <>
      <State name="With Home">
        <BreadcrumbBar crumbs={trail} label="Breadcrumb, with Home" />
      </State>
      <State name="hideHome" className="mt-5">
        <BreadcrumbBar crumbs={trail} hideHome label="Breadcrumb, without Home" />
      </State>
      <State name="dark" className="mt-5">
        <div className="rounded-pane bg-loam-800 px-4 py-2">
          <BreadcrumbBar crumbs={trail} dark label="Breadcrumb, dark" />
        </div>
      </State>
    </>
  );
}

/** Messages of each tone, and the state of an empty or failed part. */
export function Messages() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="space-y-3">
        <Notice tone="error">
          <b>Shopping Cart Notice:</b> One item in your cart is no longer available for purchase.
          This item has been removed from your cart.
        </Notice>
        <Notice tone="notice">
          <b>All hospital deliveries are final.</b> Intensive care units hold flowers until the
          patient moves.
        </Notice>
        <Notice tone="success">
          <b>Saved.</b> Ana, home is in your address book.
        </Notice>
      </div>
      <EmptyState heading="No Results">
        <p>Try fewer filters, or call {brand.orderPhone}.</p>
        <Button kind="secondary" size="small">
          Clear all filters
        </Button>
      </EmptyState>
    </div>
  );
}
