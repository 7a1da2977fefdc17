/** The one description from which a picture, its `alt` text and its stem count are made. */
export type SceneDescription = SubjectScene | PlaceScene | MapScene;

/** Something to buy, set into a room. */
export type SubjectScene = ArrangementScene | PlantScene | HardgoodScene;

/** Flowers of potted plants. */
export type PottedBloom =
  | 'cyclamen'
  | 'cactus-flower'
  | 'primrose'
  | 'anthurium'
  | 'trumpet-lily'
  | 'crane-flower'
  | 'azalea'
  | 'heliotrope'
  | 'bell'
  | 'marbled-poinsettia'
  | 'amaryllis'
  | 'torch'
  | 'peace-lily'
  | 'slipper-orchid'
  | 'dancing-lady'
  | 'paperwhite';

/** Flowers of low and leafy plants for beds. */
type BeddingBloom =
  | 'petunia'
  | 'calibrachoa'
  | 'thyme'
  | 'impatiens'
  | 'serviceberry'
  | 'bee-balm'
  | 'bleeding-heart'
  | 'snapdragon'
  | 'begonia';

/** Flowers that only a plant of the garden bears. */
export type GardenBloom =
  | 'black-eyed-susan'
  | 'coneflower'
  | 'fuchsia'
  | 'plume'
  | 'snowdrop'
  | 'trumpets'
  | 'umbel'
  | 'columbine'
  | 'panicle'
  | 'alyssum'
  | 'lobelia'
  | 'clematis'
  | 'star-clematis'
  | 'rose-bud'
  | 'wand'
  | 'lacecap'
  | 'lungwort-bells'
  | BeddingBloom
  | 'hellebore';

export type Bloom =
  | PottedBloom
  | GardenBloom
  | 'rose'
  | 'spray-rose'
  | 'peony'
  | 'tulip'
  | 'daisy'
  | 'sunflower'
  | 'lily'
  | 'carnation'
  | 'chrysanthemum'
  | 'hydrangea'
  | 'orchid'
  | 'iris'
  | 'delphinium'
  | 'ranunculus'
  | 'babys-breath'
  | 'calla'
  | 'poinsettia'
  | 'lilac'
  | 'daffodil'
  | 'pansy'
  | 'violet'
  | 'fruit'
  | 'geranium'
  | 'stonecrop'
  | 'hyacinth'
  | 'water-lily'
  | 'babys-breath-branch';

export type Foliage =
  | 'eucalyptus'
  | 'ruscus'
  | 'fern'
  | 'palm'
  | 'strap'
  | 'monstera'
  | 'vine'
  | 'succulent'
  | 'needle'
  | 'grass';

export type Habit =
  | 'rosette'
  | 'upright'
  | 'arching'
  | 'trailing-basket'
  | 'shrub-mound'
  | 'tree'
  | 'groundcover'
  | 'cactus'
  | 'bonsai';

/** Plants for a sill or a table that are drawn as themselves, and gardens of several. */
export type PottedSpecies =
  | 'cyclamen'
  | 'leaf-cactus'
  | 'primrose'
  | 'anthurium'
  | 'easter-lily'
  | 'little-azalea'
  | 'heliotrope'
  | 'bird-of-paradise'
  | 'living-stones'
  | 'jade-plant'
  | 'old-man-cactus'
  | 'echeveria'
  | 'zebra-haworthia'
  | 'african-milk-tree'
  | 'desert-dish'
  | 'patchwork-garden'
  | 'european-dish-garden'
  | 'peace-lily-garden'
  | 'peace-lily'
  | 'amaryllis'
  | 'bromeliad'
  | 'kalanchoe'
  | 'mum'
  | 'rubber-plant'
  | 'croton'
  | 'slipper-orchid'
  | 'aloe'
  | 'agave'
  | 'jade-bonsai'
  | 'fig-bonsai'
  | 'olive-tree'
  | 'orange-tree'
  | 'spider-plant'
  | 'hen-and-chicks'
  | 'dancing-lady'
  | 'paperwhites'
  | 'table-poinsettia'
  | 'cane-orchid'
  | 'tree-philodendron'
  | 'basket-orchid'
  | 'birds-nest-fern'
  | 'golden-pothos';

/** Plants of beds, borders and the kitchen garden that are drawn as themselves. */
export type GardenPlant =
  | 'sunflower-seedlings'
  | 'marigold-plugs'
  | 'black-eyed-susan'
  | 'yarrow'
  | 'alyssum'
  | 'lobelia'
  | 'columbine'
  | 'preston-lilac'
  | 'panicle-hydrangea'
  | 'pagoda-dogwood'
  | 'clematis'
  | 'climbing-rose'
  | 'peppers'
  | 'basil'
  | 'rhubarb'
  | 'coneflower'
  | 'shasta-daisy'
  | 'garden-phlox'
  | 'bee-balm'
  | 'zinnia'
  | 'coleus'
  | 'creeping-thyme'
  | 'moss-phlox'
  | 'woodbine'
  | 'honeysuckle'
  | 'kiwi-vine'
  | 'strawberry'
  | 'raspberry'
  | 'herb-pot'
  | 'salad-bowl'
  | 'snowdrops'
  | 'oak'
  | 'maple'
  | 'milkweed'
  | 'dahlia'
  | 'tomato-seedlings'
  | 'blueberry'
  | 'petunia'
  | 'pansy-bowl'
  | 'calibrachoa'
  | 'impatiens'
  | 'bleeding-heart'
  | 'snapdragon'
  | 'begonia'
  | 'geranium';

/** Roses, shrubs and perennials of a border, and what a north window keeps. */
export type BorderPlant =
  | 'hybrid-tea'
  | 'shrub-rose'
  | 'lungwort'
  | 'lacecap-hydrangea'
  | 'fountain-grass'
  | 'russian-sage'
  | 'astilbe'
  | 'silver-snake-plant'
  | 'jewel-orchid'
  | 'moss-fern-bowl';

/** Trees with needles or scales that are drawn as themselves. */
export type Conifer =
  | 'mugo-pine'
  | 'white-pine'
  | 'scotch-pine'
  | 'norfolk-pine'
  | 'weeping-larch'
  | 'arborvitae'
  | 'lemon-cypress';

/** Plants of the edge of a wood that are drawn as themselves. */
export type WoodlandPlant =
  'lenten-rose' | 'northern-azalea' | 'swamp-white-oak' | 'trumpet-lilies' | 'wild-ginger';

/** Plants drawn as themselves, whatever their habit. */
export type Species =
  | BorderPlant
  | PottedSpecies
  | GardenPlant
  | Conifer
  | WoodlandPlant
  | 'fiddle-leaf-fig'
  | 'maidenhair-fern'
  | 'coin-plant'
  | 'nerve-plant'
  | 'polka-dot-plant'
  | 'caladium'
  | 'lucky-bamboo'
  | 'corn-plant'
  | 'ponytail-palm'
  | 'hosta'
  | 'red-twig-dogwood'
  | 'clump-birch'
  | 'serviceberry'
  | 'stonecrop'
  | 'tomato'
  | 'hyacinth'
  | 'moss-ball-fern'
  | 'water-lily'
  | 'kitchen-herbs'
  | 'winter-greens'
  | 'autumn-pot'
  | 'spring-pot'
  | 'succulent-bowl';

export type Vessel =
  | 'glass-cylinder'
  | 'bubble-bowl'
  | 'mason-jar'
  | 'ceramic-belly'
  | 'ceramic-square'
  | 'terracotta'
  | 'glazed-blue'
  | 'basket'
  | 'handled-basket'
  | 'wrapped-paper'
  | 'easel'
  | 'casket'
  | 'hand-tied'
  | 'twine-tied'
  | 'lapel'
  | 'dress'
  | 'wristband';

export type Hardgood =
  | 'bonsai-tray'
  | 'orchid-pot'
  | 'pot-round'
  | 'pot-tapered'
  | 'pot-square'
  | 'pot-bowl'
  | 'pot-tall'
  | 'soil-bag'
  | 'hand-tools'
  | 'watering-can'
  | 'feeder'
  | 'candle'
  | 'mug'
  | 'chocolate-box'
  | 'balloon'
  | 'basket'
  | 'wreath'
  | 'garland'
  | 'ornament'
  | 'paver-stack'
  | 'trellis'
  | 'gift-card'
  | 'seed-packet'
  | 'book'
  | 'arbor'
  | 'greeting-card'
  | 'loon'
  | 'birch-leaf'
  | 'pruners'
  | 'snips'
  | 'rope'
  | 'swag'
  | 'dahlia-tuber'
  | 'asparagus-crowns'
  | 'plug-tray'
  | 'gingerbread-house'
  | 'terrarium'
  | 'seed-cards'
  | 'hoop-fence'
  | 'bean-teepee'
  | 'fairy-garden'
  | 'painted-pot'
  | 'mosaic-stone'
  | 'slug-saucer'
  | 'trunk-guards'
  | 'urn'
  | 'ikebana'
  | 'evergreen-centerpiece'
  | 'preserve-jar'
  | 'garlic-heads'
  | 'syrup-and-honey'
  | 'soup-kit'
  | 'cedar-fan'
  | 'steel-edging'
  | 'flower-crown';

/** Values of the Color facet. */
export type Palette =
  | 'red'
  | 'blush'
  | 'coral'
  | 'orange'
  | 'yellow'
  | 'cream'
  | 'white'
  | 'lavender'
  | 'purple'
  | 'blue'
  | 'green'
  | 'burgundy'
  | 'magenta'
  | 'mixed-bright'
  | 'mixed-pastel';

export type Backdrop = 'sage' | 'mist' | 'sky' | 'straw' | 'lilac' | 'blush' | 'clay' | 'evergreen';

/** Cut flowers in a vessel; `count` stems each, first entry focal. */
export interface ArrangementScene {
  kind: 'arrangement';
  vessel: Vessel;
  blooms: { bloom: Bloom; palette: Palette; count: number }[];
  foliage: Foliage[];
  backdrop: Backdrop;
}

/** A living plant; `bloom` when it flowers. */
export interface PlantScene {
  kind: 'plant';
  /** Common name for the alt text: "snake plant". */
  name: string;
  habit: Habit;
  /** Leads the drawing where it is given; the habit still decides where the plant stands and how large it is. */
  species?: Species;
  foliage: Foliage;
  leafPalette?: Palette;
  bloom?: { bloom: Bloom; palette: Palette; count: number };
  pot:
    | Extract<
        Vessel,
        | 'ceramic-belly'
        | 'ceramic-square'
        | 'terracotta'
        | 'glazed-blue'
        | 'basket'
        | 'handled-basket'
      >
    | 'nursery-pot'
    | 'pair-of-pots'
    | 'dish'
    | 'tray'
    | 'forcing-glass'
    | 'glass-of-gravel'
    | 'moss-ball'
    | 'half-barrel'
    | 'cell-pack'
    | 'tree-stand'
    | 'wooden-cross'
    | 'none';
  backdrop: Backdrop;
  /** Tree shapes: `standard`, `conifer`, `weeping`. */
  form?: 'standard' | 'conifer' | 'weeping';
}

/** A thing without stems. */
export interface HardgoodScene {
  kind: 'hardgood';
  item: Hardgood;
  /** What it is called, for the alt text: "ten pound bag of potting soil". */
  name: string;
  palette: Palette;
  backdrop: Backdrop;
}

/** A wide scene: store façade, greenhouse, workshop table, garden. */
export interface PlaceScene {
  kind: 'place';
  place:
    | 'facade'
    | 'greenhouse'
    | 'workshop-table'
    | 'garden-bed'
    | 'raised-bed'
    | 'delivery-van'
    | 'windowsill'
    | 'table-room'
    | 'sitting-room'
    | 'wedding-aisle'
    | 'front-yard'
    | 'front-porch'
    | 'potting-bench'
    | 'four-seasons'
    | 'sidewalk';
  /** A greenhouse is seen from its garden unless `inside` is asked for. */
  view?: 'outside' | 'inside';
  name: string;
  palette: Palette;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  /** What the house has put out for a holiday: pumpkins and corn, or a wreath and lighted spruces. */
  holiday?: 'thanksgiving' | 'christmas';
  arrangements?: ArrangementScene[];
  /** Plants and goods that stand there; the name says what they are. */
  subjects?: (PlantScene | HardgoodScene)[];
}

/** The region of the shops. */
interface MapScene {
  kind: 'map';
  name: string;
}

/** `detail`: one bloom or leaf, large. `room`: on a table or a floor, beside things whose size one knows. `sizes`: all sizes in a row. */
type PictureView = 'detail' | 'room' | 'sizes';

/** A picture to be made: where it goes and in which ratio. */
export interface PictureRequest {
  /** `products/100310`, without width and ending. */
  name: string;
  /** `hero` is 3.2:1 with calm sky on its left and `hero-phone` 4:5 with calm sky above, for copy; `og` is 1200 × 630 as JPEG. */
  ratio: '1:1' | '1.5:1' | '1.42:1' | 'hero' | 'hero-phone' | 'og';
  scene: SceneDescription;
  /** Another view than the whole. */
  view?: PictureView;
  /** The scenes of the sizes, small to large, for `view: 'sizes'`. */
  sizes?: readonly ArrangementScene[];
  /** The product shown: it chooses what the scene leaves open, so that two products differ and all pictures of one agree. */
  product?: string;
}
