/** The theme of `colors.json`: brand roles, and the swatches of the Color facet. */
export const colors = {
  theme: {
    paper: '#F8F6F9', card: '#FFFFFF', mist: '#EFE8F6', glass: '#E6EFE8', line: '#DFD6E4', ink: '#2B1130',
    aubergine: '#4B1D52', lilac: '#C9B1E2', lilacDeep: '#4A2870', leaf: '#2F6D3C', terracotta: '#A83D1A', straw: '#E9CE77', loam: '#34202C',
  },
  swatches: {
    Red: '#B3202F', Blush: '#F4B9C6', Coral: '#EE7B55', Orange: '#EA8A2E', Yellow: '#F0C33C', Cream: '#F7EFD8', White: '#FFFFFF',
    Lavender: '#B79BE0', Purple: '#6C3FA3', Blue: '#4A68C8', Green: '#589461', Burgundy: '#5D1230',
    Gray: '#8E8B92', Black: '#2A272C',
  },
} as const;
